-- Where its applicant found the job; null where nobody said. Nothing about the person.
create type "ApplicationSource" as enum ('SEARCH', 'SAVED', 'ASSISTANT', 'PUBLIC_PAGE', 'COMPANY_PAGE', 'WIDGET', 'ALERT');
alter table applications add column source "ApplicationSource";

-- Since when an application is in its stage: so that a company's home need not read the history of each.
alter table applications add column stage_since timestamptz(3);
update applications a set stage_since = coalesce(
  (select max(e.created_at) from application_events e where e.application_id = a.id and e.kind = 'MOVED'), a.applied_at);
alter table applications alter column stage_since set default current_timestamp, alter column stage_since set not null;

-- What a home counts, without reading the applications themselves.
create index applications_job_id_status_source_stage_id_stage_since_idx on applications (job_id, status, source, stage_id, stage_since);

create function note_stage_since() returns trigger language plpgsql as $$
begin
  new.stage_since := case when tg_op = 'INSERT' or new.applied_at <> old.applied_at then new.applied_at else now() end;
  return new;
end $$;
create trigger applications_stage_since_insert before insert on applications for each row execute function note_stage_since();
create trigger applications_stage_since before update of stage_id, applied_at on applications for each row
  when (new.stage_id is distinct from old.stage_id or new.applied_at <> old.applied_at) execute function note_stage_since();
