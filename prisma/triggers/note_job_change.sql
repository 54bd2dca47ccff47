create or replace function note_job_change() returns trigger language plpgsql as $$
declare
  was boolean := tg_op <> 'INSERT' and old.listed;
  is_now boolean := tg_op <> 'DELETE' and new.listed;
  -- What nobody but the product sees.
  hidden text[] := array['updated_at', 'search_text', 'search_words', 'external_id', 'listed', 'posted_by_id', 'editors',
    'scorecard_questions', 'times_posted', 'first_posted_at'];
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

create or replace trigger jobs_changed after insert or update or delete on jobs for each row execute function note_job_change();
