-- Who did what, from where and with what outcome. Ids of what may be gone by now: no foreign keys.
create table audit_events (
  id uuid primary key default gen_random_uuid(),
  account_id uuid,
  app_id uuid,
  operation text not null,
  outcome text not null,
  address text not null,
  created_at timestamptz(3) not null
);
create index audit_events_app_id_created_at_id_idx on audit_events (app_id, created_at desc, id desc);
create index audit_events_account_id_idx on audit_events (account_id);
create index audit_events_created_at_idx on audit_events (created_at);

-- Rows are only added. The one deletion is of what is older than it is kept, or of a person whose account is deleted, and says so.
create function refuse_audit_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('worklane.removes_audit_events', true) = 'on' then return old; end if;
  raise exception 'audit_events is append-only';
end $$;
create trigger audit_events_kept before update or delete on audit_events for each row execute function refuse_audit_changes();
create trigger audit_events_not_emptied before truncate on audit_events for each statement execute function refuse_audit_changes();
