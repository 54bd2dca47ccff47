-- What an applicant writes to the company with an application.
alter table applications
  add column cover_note text not null default '',
  add constraint applications_cover_note check (length(cover_note) <= 2000);
-- Who has neither resume nor profile is asked once whether to apply all the same.
alter table seekers add column asked_to_fill_at timestamptz(3);

-- An application is told when it can no longer be undone, as a decision is.
create or replace function tell_of_application_event() returns trigger language plpgsql as $$
begin
  if new.kind::text in ('OPENED', 'UNANSWERED') or not exists (select from webhook_endpoints) then return null; end if;
  if new.kind::text in ('APPLIED', 'ACCEPTED', 'REJECTED', 'REMOVED') then
    if exists (select from applications a join jobs j on j.id = a.job_id join apps p on p.company_id = j.company_id
      join webhook_endpoints e on e.app_id = p.id where a.id = new.application_id
        and case new.kind::text when 'APPLIED' then 'application.received' else 'application.decided' end = any(e.kinds))
    then
      perform graphile_worker.add_job('tell-decision', json_build_object('eventId', new.id::text),
        run_at := now() + decision_delay(), job_key := 'tell-decision:' || new.id);
    end if;
  else
    perform tell_application_event(new);
  end if;
  return null;
end $$;

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
  if event.kind::text = 'APPLIED' then
    -- An application that was undone has left no event.
    if exists (select from application_events where id = event_id) then perform tell_application_event(event); end if;
    return;
  end if;
  select * into later from application_events
    where application_id = event.application_id and id > event.id and kind::text not in ('MOVED', 'OPENED', 'UNANSWERED')
    order by id limit 1;
  if later.created_at < event.created_at + decision_delay() then return; end if;
  later := event;
  for earlier in
    select * from application_events
    where application_id = event.application_id and id < event.id and kind::text not in ('MOVED', 'OPENED', 'UNANSWERED')
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
