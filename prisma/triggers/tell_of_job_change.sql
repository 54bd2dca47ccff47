create or replace function tell_of_job_change() returns trigger language plpgsql as $$
declare
  about record;
begin
  if new.company_only or not exists (select from webhook_endpoints) then return null; end if;
  select company_id, title, external_id into about from jobs where id = new.job_id;
  perform queue_webhooks(about.company_id, 'job-change:' || new.id,
    case new.kind::text when 'OPENED' then 'job.opened' when 'EDITED' then 'job.edited' else 'job.closed' end,
    jsonb_build_object('jobId', new.job_id, 'title', about.title, 'externalId', about.external_id, 'change', new.kind), now());
  return null;
end $$;

create or replace trigger job_changes_told after insert on job_changes for each row execute function tell_of_job_change();
