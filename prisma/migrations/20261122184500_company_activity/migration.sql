-- Who did what in a company. Append-only, and without foreign keys but the company's: the record outlives people and jobs.
create type "CompanyEventKind" as enum ('CREATED', 'CHANGED', 'MEMBER_INVITED', 'INVITATION_CANCELLED', 'MEMBER_JOINED', 'MEMBER_LEFT',
  'MEMBER_REMOVED', 'ROLE_CHANGED', 'JOB_POSTED', 'JOB_EDITED', 'JOB_CLOSED', 'JOB_REOPENED', 'JOB_DELETED', 'APPLICANT_ACCEPTED',
  'APPLICANT_REJECTED', 'DECISION_REMOVED', 'APPLICANT_MOVED');
create table company_events (
  id uuid not null default gen_random_uuid(),
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  kind "CompanyEventKind" not null,
  actor_id uuid,
  person_id uuid,
  job_id uuid,
  application_id uuid,
  subject text not null default '',
  detail text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  constraint company_events_pkey primary key (id),
  constraint company_events_words check (length(subject) <= 1000 and length(detail) <= 1000)
);
create index company_events_company_id_created_at_id_idx on company_events (company_id, created_at desc, id desc);
create index company_events_of_actor on company_events (company_id, actor_id, created_at desc, id desc);
create index company_events_of_kind on company_events (company_id, kind, created_at desc, id desc);

create function refuse_company_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'company events are append-only' using errcode = 'check_violation', constraint = 'company_events_append_only';
end $$;
create trigger company_events_append_only before update on company_events
  for each row execute function refuse_company_event_change();

-- What the company did with an application is noted whoever writes it.
create function company_event_kind(kind text) returns "CompanyEventKind" language sql immutable as $$
  select (case kind when 'ACCEPTED' then 'APPLICANT_ACCEPTED' when 'REJECTED' then 'APPLICANT_REJECTED'
    when 'REMOVED' then 'DECISION_REMOVED' when 'MOVED' then 'APPLICANT_MOVED' end)::"CompanyEventKind"
$$;
create function note_company_decision() returns trigger language plpgsql as $$
begin
  insert into company_events (company_id, kind, actor_id, job_id, application_id, subject, detail, created_at)
  select j.company_id, company_event_kind(new.kind::text), new.actor_id, j.id, a.id, j.title, coalesce(new.stage, ''), new.created_at
  from applications a join jobs j on j.id = a.job_id where a.id = new.application_id;
  return null;
end $$;
create trigger application_events_of_company after insert on application_events
  for each row when (new.kind::text in ('ACCEPTED', 'REJECTED', 'REMOVED', 'MOVED')) execute function note_company_decision();

-- What is known of the time before.
insert into company_events (company_id, kind, person_id, actor_id, detail, created_at)
  select company_id, 'MEMBER_JOINED', account_id, account_id, role, joined_at from company_members where account_id <> company_id;
insert into company_events (company_id, kind, actor_id, created_at)
  select c.id, 'CREATED', a.id, c.created_at from companies c left join accounts a on a.id = c.id;
insert into company_events (company_id, kind, actor_id, job_id, subject, created_at)
  select company_id, 'JOB_POSTED', posted_by_id, id, title, created_at from jobs;
insert into company_events (company_id, kind, actor_id, job_id, application_id, subject, detail, created_at)
  select j.company_id, company_event_kind(e.kind::text), e.actor_id, j.id, a.id, j.title, coalesce(e.stage, ''), e.created_at
  from application_events e join applications a on a.id = e.application_id join jobs j on j.id = a.job_id
  where e.kind::text in ('ACCEPTED', 'REJECTED', 'REMOVED', 'MOVED');
