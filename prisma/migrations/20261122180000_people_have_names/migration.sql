-- How a recruiter is called among the people of a company.
alter table accounts add column display_name text not null default '';
alter table accounts add constraint accounts_display_name check (display_name = btrim(display_name) and length(display_name) <= 400);

-- Who posted a job is nothing that the feed of jobs shows.
create or replace function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'search_words', 'external_id', 'listed', 'posted_by_id'];
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

-- Jobs from before companies had several members were posted by the account that founded the company, and has its id.
alter table jobs disable trigger user;
update jobs j set posted_by_id = j.company_id
where posted_by_id is null and exists (
  select from company_members m where m.account_id = j.company_id and m.company_id = j.company_id and m.joined_at <= j.created_at);
alter table jobs enable trigger user;
