-- What happened to an application is never rewritten. It goes only with the application itself.
create or replace function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'application events are append-only' using errcode = 'check_violation', constraint = 'application_events_append_only';
end $$;

create or replace trigger application_events_append_only before update on application_events
  for each row execute function refuse_event_change();
