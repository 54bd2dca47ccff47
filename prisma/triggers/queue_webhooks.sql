-- What happened in a company with webhooks is queued with it, whoever writes it. Whether, when and how it leads to webhooks
-- is decided by the task (server/webhooks/publish-events.task.ts).
create or replace function queue_webhooks() returns trigger language plpgsql as $$
begin
  -- Before the first worker has run, there is no queue, and there are no endpoints.
  if not exists (select from webhook_endpoints) then return null; end if;
  perform graphile_worker.add_job(tg_argv[0], json_build_object('eventId', new.id::text),
    queue_name := 'publish-' || j.company_id, job_key := tg_argv[0] || ':' || new.id)
  from jobs j
  where j.id = coalesce(to_jsonb(new) ->> 'job_id',
      (select job_id::text from applications where id = (to_jsonb(new) ->> 'application_id')::uuid))::uuid
    and exists (select from webhook_endpoints e join apps a on a.id = e.app_id
      where a.company_id = j.company_id and e.disabled_at is null);
  return null;
end $$;

create or replace trigger application_events_told after insert on application_events
  for each row execute function queue_webhooks('publish-application-event');

create or replace trigger job_changes_told after insert on job_changes
  for each row execute function queue_webhooks('publish-job-change');
