create index application_events_created_at_idx on application_events using brin (created_at);
