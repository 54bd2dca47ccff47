alter table webhook_endpoints
  add column secret_version integer not null default 1,
  add column previous_secret_until timestamptz(3);
