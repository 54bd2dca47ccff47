-- The secrets of a webhook's endpoint, sealed. Those that are there follow from the server's secret until `npm run rotate-keys` seals them.
alter table webhook_endpoints add column sealed_secrets bytea;
