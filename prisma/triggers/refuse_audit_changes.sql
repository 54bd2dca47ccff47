-- Rows are only added. The one deletion is of what is older than it is kept, or of a person whose account is deleted, and says so.
create or replace function refuse_audit_changes() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('worklane.removes_audit_events', true) = 'on' then return old; end if;
  raise exception 'audit_events is append-only';
end $$;

create or replace trigger audit_events_kept before update or delete on audit_events for each row execute function refuse_audit_changes();

create or replace trigger audit_events_not_emptied before truncate on audit_events for each statement execute function refuse_audit_changes();
