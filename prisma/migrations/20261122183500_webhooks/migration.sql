-- Where programs hear of what happens to a company's jobs and applications.
create table webhook_endpoints (
  id uuid not null,
  app_id uuid not null references apps (id) on delete cascade on update cascade,
  url text not null,
  kinds text[] not null,
  created_at timestamptz(3) not null default current_timestamp,
  disabled_at timestamptz(3),
  constraint webhook_endpoints_pkey primary key (id),
  constraint webhook_endpoints_kinds check (cardinality(kinds) > 0)
);
create index webhook_endpoints_app_id_idx on webhook_endpoints (app_id);

-- One for each event and endpoint, whatever fails.
create table webhook_deliveries (
  id uuid not null,
  endpoint_id uuid not null references webhook_endpoints (id) on delete cascade on update cascade,
  event_id text not null,
  kind text not null,
  body text not null,
  created_at timestamptz(3) not null default current_timestamp,
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  last_status integer,
  last_error text,
  delivered_at timestamptz(3),
  failed_at timestamptz(3),
  constraint webhook_deliveries_pkey primary key (id)
);
create unique index webhook_deliveries_endpoint_id_event_id_key on webhook_deliveries (endpoint_id, event_id);
create index webhook_deliveries_endpoint_id_created_at_id_idx on webhook_deliveries (endpoint_id, created_at desc, id desc);
create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);

-- Written with what happens, in its transaction: what is rolled back is told to nobody, and what is committed to everybody.
create function queue_webhooks(company uuid, event text, event_kind text, data jsonb) returns void language plpgsql as $$
declare
  queued record;
  body text := jsonb_build_object('type', event_kind, 'data', data,
    'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text;
begin
  for queued in
    insert into webhook_deliveries (id, endpoint_id, event_id, kind, body)
    select gen_random_uuid(), e.id, event, event_kind, body
    from webhook_endpoints e join apps a on a.id = e.app_id
    where a.company_id = company and e.disabled_at is null and event_kind = any(e.kinds)
    on conflict do nothing
    returning id, endpoint_id
  loop
    -- Two queues: who answers slowly holds neither mails nor everybody's webhooks up.
    perform graphile_worker.add_job('deliver-webhook', json_build_object('deliveryId', queued.id),
      queue_name := 'webhooks-' || (hashtext(queued.endpoint_id::text) & 1), job_key := 'webhook:' || queued.id);
  end loop;
end $$;

create function tell_of_application_event() returns trigger language plpgsql as $$
declare
  about record;
begin
  if not exists (select from webhook_endpoints) then return null; end if;
  select a.job_id, a.seeker_id, a.status, j.company_id into about
    from applications a join jobs j on j.id = a.job_id where a.id = new.application_id;
  perform queue_webhooks(about.company_id, 'application-event:' || new.id,
    case new.kind::text when 'APPLIED' then 'application.received' when 'WITHDRAWN' then 'application.withdrawn'
      when 'MOVED' then 'application.stage_moved' else 'application.decided' end,
    jsonb_build_object('applicationId', new.application_id, 'jobId', about.job_id, 'seekerId', about.seeker_id,
      'status', about.status, 'stage', new.stage));
  return null;
end $$;
create trigger application_events_told after insert on application_events
  for each row execute function tell_of_application_event();

create function tell_of_job_change() returns trigger language plpgsql as $$
declare
  about record;
begin
  if not exists (select from webhook_endpoints) then return null; end if;
  select company_id, title, external_id into about from jobs where id = new.job_id;
  perform queue_webhooks(about.company_id, 'job-change:' || new.id,
    case new.kind::text when 'OPENED' then 'job.opened' when 'EDITED' then 'job.edited' else 'job.closed' end,
    jsonb_build_object('jobId', new.job_id, 'title', about.title, 'externalId', about.external_id, 'change', new.kind));
  return null;
end $$;
create trigger job_changes_told after insert on job_changes for each row execute function tell_of_job_change();
