-- Operators search the audit log: by account, act, address and time, the newest first.
drop index audit_events_account_id_idx;
create index audit_events_account_id_created_at_id_idx on audit_events (account_id, created_at desc, id desc);
create index audit_events_operation_created_at_id_idx on audit_events (operation, created_at desc, id desc);
create index audit_events_address_created_at_id_idx on audit_events (address, created_at desc, id desc);
drop index audit_events_created_at_idx;
create index audit_events_created_at_id_idx on audit_events (created_at desc, id desc);
