-- For how long a decision waits before it is told: SETTLING_SECONDS of server/applications/deciding/shown-decisions.ts.
create function decision_delay() returns interval immutable language sql as $$ select interval '11 seconds' $$;

drop function queue_webhooks(uuid, text, text, jsonb);
create function queue_webhooks(company uuid, event text, event_kind text, data jsonb, happened timestamptz) returns void language plpgsql as $$
declare
  queued record;
  body text := jsonb_build_object('type', event_kind, 'data', data,
    'timestamp', to_char(happened at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text;
begin
  for queued in
    insert into webhook_deliveries (id, endpoint_id, event_id, kind, body)
    select gen_random_uuid(), e.id, event, event_kind, body
    from webhook_endpoints e join apps a on a.id = e.app_id
    where a.company_id = company and e.disabled_at is null and event_kind = any(e.kinds) and manages_apps(e.account_id, company)
    on conflict do nothing
    returning id, endpoint_id
  loop
    -- Two queues: who answers slowly holds neither mails nor everybody's webhooks up.
    perform graphile_worker.add_job('deliver-webhook', json_build_object('deliveryId', queued.id),
      queue_name := 'webhooks-' || (hashtext(queued.endpoint_id::text) & 1), job_key := 'webhook:' || queued.id);
  end loop;
end $$;

-- The status, as the event made it; while who applied is hidden, the application's id stands for theirs.
create function tell_application_event(event application_events) returns void language plpgsql as $$
declare
  about record;
begin
  select a.job_id, a.status, j.company_id,
      case when j.blind and a.revealed_at is null then a.id else a.seeker_id end as seeker_id into about
    from applications a join jobs j on j.id = a.job_id where a.id = event.application_id;
  perform queue_webhooks(about.company_id, 'application-event:' || event.id,
    case event.kind::text when 'APPLIED' then 'application.received' when 'WITHDRAWN' then 'application.withdrawn'
      when 'MOVED' then 'application.stage_moved' else 'application.decided' end,
    jsonb_build_object('applicationId', event.application_id, 'jobId', about.job_id, 'seekerId', about.seeker_id,
      'status', case event.kind::text when 'MOVED' then about.status::text when 'REMOVED' then 'APPLIED' else event.kind::text end,
      'stage', event.stage),
    event.created_at);
end $$;

-- A decision is told when it can no longer be undone.
create or replace function tell_of_application_event() returns trigger language plpgsql as $$
begin
  if not exists (select from webhook_endpoints) then return null; end if;
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

-- Tells of a decision, unless another followed it within the delay, or it and those it followed within the delay came to nothing.
create function tell_decision(event_id bigint) returns void language plpgsql as $$
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
    where application_id = event.application_id and id > event.id and kind <> 'MOVED' order by id limit 1;
  if later.created_at < event.created_at + decision_delay() then return; end if;
  later := event;
  for earlier in
    select * from application_events where application_id = event.application_id and id < event.id and kind <> 'MOVED' order by id desc
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

create or replace function tell_of_job_change() returns trigger language plpgsql as $$
declare
  about record;
begin
  if not exists (select from webhook_endpoints) then return null; end if;
  select company_id, title, external_id into about from jobs where id = new.job_id;
  perform queue_webhooks(about.company_id, 'job-change:' || new.id,
    case new.kind::text when 'OPENED' then 'job.opened' when 'EDITED' then 'job.edited' else 'job.closed' end,
    jsonb_build_object('jobId', new.job_id, 'title', about.title, 'externalId', about.external_id, 'change', new.kind), now());
  return null;
end $$;
