create or replace function tell_decision(event_id bigint) returns void language plpgsql as $$
declare
  event application_events;
  earlier application_events;
  later application_events;
begin
  select * into event from application_events where id = event_id;
  if not found then return; end if;
  -- Whoever is undoing it is waited for.
  perform from applications where id = event.application_id for update;
  if event.kind::text in ('APPLIED', 'MOVED') then
    -- An application that was undone has left no event; one that was withdrawn in time was never told of.
    if exists (select from application_events where id = event_id) and not exists (
      select from application_events w join application_events a
        on a.application_id = w.application_id and a.kind::text = 'APPLIED' and a.id < w.id
      where w.application_id = event.application_id and w.kind::text = 'WITHDRAWN' and w.id > event.id
        and a.id = (select max(id) from application_events where application_id = event.application_id
          and kind::text = 'APPLIED' and id <= event.id)
        and w.created_at < a.created_at + decision_delay())
    then perform tell_application_event(event); end if;
    return;
  end if;
  select * into later from application_events
    where application_id = event.application_id and id > event.id and kind::text not in ('MOVED', 'OPENED', 'UNANSWERED', 'INTERIM_ANSWER')
    order by id limit 1;
  if later.created_at < event.created_at + decision_delay() then return; end if;
  later := event;
  for earlier in
    select * from application_events
    where application_id = event.application_id and id < event.id and kind::text not in ('MOVED', 'OPENED', 'UNANSWERED', 'INTERIM_ANSWER')
    order by id desc
  loop
    -- How it stood when the first of them was made.
    if earlier.kind::text not in ('ACCEPTED', 'REJECTED', 'REMOVED') or later.created_at >= earlier.created_at + decision_delay() then
      if replace(earlier.kind::text, 'REMOVED', 'APPLIED') = replace(event.kind::text, 'REMOVED', 'APPLIED') then return; end if;
      exit;
    end if;
    later := earlier;
  end loop;
  perform tell_application_event(event);
end $$;
