-- A move to a stage of which applicants are notified is an interim answer: it renews the promised day.
alter type "ApplicationEventKind" add value 'INTERIM_ANSWER';

alter table company_stages add column notifies_applicants boolean not null default false;
update company_stages set notifies_applicants = true where lower(name) in ('interview', 'offer');

create or replace function add_default_stages() returns trigger language plpgsql as $$
begin
  insert into company_stages (id, company_id, name, position, notifies_applicants)
  select gen_random_uuid(), new.id, name, position, name in ('Interview', 'Offer')
  from unnest(array['New', 'Screening', 'Interview', 'Offer']) with ordinality as stage (name, position);
  return new;
end $$;

alter table application_events
  add column answer_was_due_on date,
  add column answer_due_on date,
  add constraint application_events_interim check ((answer_due_on is not null) = (kind::text = 'INTERIM_ANSWER'));

-- As before; an interim answer is no decision, and its move has been published already.
create or replace function tell_of_application_event() returns trigger language plpgsql as $$
declare
  sent timestamptz;
  until timestamptz;
begin
  if new.kind::text in ('OPENED', 'UNANSWERED', 'INTERIM_ANSWER') or not exists (select from webhook_endpoints) then return null; end if;
  if new.kind::text in ('APPLIED', 'ACCEPTED', 'REJECTED', 'REMOVED') then
    if exists (select from applications a join jobs j on j.id = a.job_id join apps p on p.company_id = j.company_id
      join webhook_endpoints e on e.app_id = p.id where a.id = new.application_id
        and case new.kind::text when 'APPLIED' then 'application.received' else 'application.decided' end = any(e.kinds))
    then
      perform graphile_worker.add_job('tell-decision', json_build_object('eventId', new.id::text),
        run_at := now() + decision_delay(), job_key := 'tell-decision:' || new.id);
    end if;
    return null;
  end if;
  select max(created_at) into sent from application_events where application_id = new.application_id and kind::text = 'APPLIED';
  until := sent + decision_delay();
  -- The clock, not the transaction's time: whoever withdraws has the application locked by now, and its telling waits for that.
  if until is null or clock_timestamp() >= until then
    perform tell_application_event(new);
  elsif new.kind::text = 'MOVED' then
    perform graphile_worker.add_job('tell-decision', json_build_object('eventId', new.id::text),
      run_at := until + interval '1 second', job_key := 'tell-decision:' || new.id);
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
