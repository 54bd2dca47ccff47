-- What has happened is never rewritten, and an account keeps its role. The argument says so; the trigger's name is the
-- constraint's.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '%', tg_argv[0] using errcode = 'check_violation', constraint = tg_name;
end $$;

create or replace trigger accounts_role_fixed before update of role on accounts
  for each row when (old.role is distinct from new.role)
  execute function refuse_change('the role of an account never changes');

-- It goes only with the application itself.
create or replace trigger application_events_append_only before update on application_events
  for each row execute function refuse_change('application events are append-only');

create or replace trigger company_events_append_only before update on company_events
  for each row execute function refuse_change('company events are append-only');
