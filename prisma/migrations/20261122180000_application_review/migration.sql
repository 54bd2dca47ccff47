-- Stages inside of APPLIED: each company's own, in order. All begin with the same four.
create table company_stages (
  id uuid not null,
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  name text not null,
  position integer not null,
  constraint company_stages_pkey primary key (id),
  constraint company_stages_name check (length(name) between 1 and 40)
);
create index company_stages_company_id_position_idx on company_stages (company_id, position);
create unique index company_stages_name_unique on company_stages (company_id, lower(name));

create function add_default_stages() returns trigger language plpgsql as $$
begin
  insert into company_stages (id, company_id, name, position)
  select gen_random_uuid(), new.id, name, position
  from unnest(array['New', 'Screening', 'Interview', 'Offer']) with ordinality as stage (name, position);
  return new;
end $$;
create trigger companies_stages after insert on companies for each row execute function add_default_stages();
insert into company_stages (id, company_id, name, position)
select gen_random_uuid(), c.id, stage.name, position
from companies c cross join unnest(array['New', 'Screening', 'Interview', 'Offer']) with ordinality as stage (name, position);

alter table applications
  add column stage_id uuid references company_stages (id) on delete no action on update cascade,
  add column tags text[] not null default '{}',
  add constraint applications_tags check (cardinality(tags) <= 20);
update applications a set stage_id = s.id
from jobs j join company_stages s on s.company_id = j.company_id and s.position = 1 where j.id = a.job_id;
create index applications_stage_id_idx on applications (stage_id);
create index applications_tagged on applications (job_id) where tags <> '{}';

-- An application begins in the first stage, whoever inserts it. The lock keeps that stage from being removed meanwhile.
create function enter_first_stage() returns trigger language plpgsql as $$
begin
  select s.id into new.stage_id from jobs j join company_stages s on s.company_id = j.company_id
  where j.id = new.job_id order by s.position limit 1 for key share of s;
  return new;
end $$;
create trigger applications_first_stage before insert on applications
  for each row when (new.stage_id is null) execute function enter_first_stage();

alter type "ApplicationEventKind" add value 'MOVED';
alter table application_events add column stage text;

create table application_notes (
  id uuid not null,
  application_id uuid not null references applications (id) on delete cascade on update cascade,
  author_id uuid references accounts (id) on delete set null on update cascade,
  text text not null,
  created_at timestamptz(3) not null default current_timestamp,
  edited_at timestamptz(3),
  constraint application_notes_pkey primary key (id),
  constraint application_notes_text check (length(text) between 1 and 5000)
);
create index application_notes_application_id_id_idx on application_notes (application_id, id);
create index application_notes_author_id_idx on application_notes (author_id);
