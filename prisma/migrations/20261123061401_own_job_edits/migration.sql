-- What changes with a company's profile is in the feed, as mirrors show the name; it is no edit of a job that its company is told of.
alter table job_changes add column company_only boolean not null default false;

create or replace function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'search_words', 'external_id', 'listed', 'posted_by_id', 'editors'];
  of_company text[] := array['company_name', 'company_size'];
begin
  if is_now and not was then
    insert into job_changes (job_id, kind) values (new.id, 'OPENED');
  elsif was and not is_now then
    insert into job_changes (job_id, kind) values (old.id, case
      when tg_op = 'DELETE' then 'DELETED'
      when new.deleted_at is not null then 'DELETED'
      when new.status <> 'OPEN' then 'CLOSED'
      else 'EXPIRED' end::"JobChangeKind");
  elsif was and is_now and to_jsonb(new) - hidden <> to_jsonb(old) - hidden then
    insert into job_changes (job_id, kind, company_only)
    values (new.id, 'EDITED', to_jsonb(new) - hidden - of_company = to_jsonb(old) - hidden - of_company);
  end if;
  return null;
end $$;

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
