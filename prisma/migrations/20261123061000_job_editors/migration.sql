-- Who of a company edits a job: all of its recruiters, or the job's owner and the company's owners alone.
create type "JobEditors" as enum ('RECRUITERS', 'OWNER');
alter table jobs add column editors "JobEditors" not null default 'RECRUITERS';

alter type "CompanyEventKind" add value 'JOB_RESTRICTED';
alter type "CompanyEventKind" add value 'JOB_UNRESTRICTED';
alter type "CompanyEventKind" add value 'JOB_HANDED_OVER';

-- The public feed of changes says nothing of it.
create or replace function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'search_words', 'external_id', 'listed', 'posted_by_id', 'editors'];
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
    insert into job_changes (job_id, kind) values (new.id, 'EDITED');
  end if;
  return null;
end $$;
