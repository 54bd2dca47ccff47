create or replace function refuse_company_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'company events are append-only' using errcode = 'check_violation', constraint = 'company_events_append_only';
end $$;

create or replace trigger company_events_append_only before update on company_events
  for each row execute function refuse_company_event_change();
