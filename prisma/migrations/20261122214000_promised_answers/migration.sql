-- Every application gets an answer by a day that both sides see.
alter type "ApplicationEventKind" add value 'OPENED';
alter type "ApplicationEventKind" add value 'UNANSWERED';

alter table application_events
  alter column actor_id drop not null,
  add column bulk boolean not null default false,
  add constraint application_events_actor check ((actor_id is null) = (kind::text = 'UNANSWERED'));
alter table jobs
  add column answer_within_days integer not null default 14,
  add constraint jobs_answer_within_days check (answer_within_days between 1 and 45);
alter table applications
  add column answer_due_on date,
  add column opened_at timestamptz(3),
  add column unanswered_at timestamptz(3);

-- For what waits already the promise begins today.
update applications set answer_due_on = (now() at time zone 'utc')::date + 14 where status = 'APPLIED';
create index applications_unanswered on applications (answer_due_on, id) where status = 'APPLIED' and unanswered_at is null;

-- An application is promised what its job says when it is sent, whoever inserts it.
create function promise_answer() returns trigger language plpgsql as $$
begin
  select (new.applied_at at time zone 'utc')::date + answer_within_days into new.answer_due_on from jobs where id = new.job_id;
  return new;
end $$;
create trigger applications_promise before insert on applications
  for each row when (new.answer_due_on is null) execute function promise_answer();

-- As before, without what is no decision.
create or replace function tell_of_application_event() returns trigger language plpgsql as $$
begin
  if new.kind::text in ('OPENED', 'UNANSWERED') or not exists (select from webhook_endpoints) then return null; end if;
  if new.kind::text in ('ACCEPTED', 'REJECTED', 'REMOVED') then
    if exists (select from applications a join jobs j on j.id = a.job_id join apps p on p.company_id = j.company_id
      join webhook_endpoints e on e.app_id = p.id where a.id = new.application_id and 'application.decided' = any(e.kinds))
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
