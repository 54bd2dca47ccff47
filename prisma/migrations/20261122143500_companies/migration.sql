-- A company apart from its recruiters' accounts. Tables and columns are renamed, which takes no longer for many rows; a company
-- keeps the id of the recruiter that it was, who becomes its owner.
alter table recruiters drop constraint recruiters_id_fkey;
drop trigger recruiters_role on recruiters;
alter table recruiters rename to companies;
alter table companies rename column company_name to name;
alter table companies rename column company_location to location;
alter table companies rename column company_size to size;
alter table companies rename column company_description to description;
alter table companies rename column company_website to website;
alter table companies rename constraint recruiters_pkey to companies_pkey;
alter table companies rename constraint recruiters_logo_file_id_fkey to companies_logo_file_id_fkey;
alter table companies rename constraint recruiters_company_name to companies_name;
alter table companies rename constraint recruiters_words to companies_words;
alter index recruiters_slug_key rename to companies_slug_key;
alter index recruiters_logo_file rename to companies_logo_file;
alter trigger recruiters_slug on companies rename to companies_slug;

alter table company_slugs rename column recruiter_id to company_id;
alter table company_slugs rename constraint company_slugs_recruiter_id_fkey to company_slugs_company_id_fkey;
alter index company_slugs_recruiter_id_idx rename to company_slugs_company_id_idx;

alter table jobs rename column recruiter_id to company_id;
alter table jobs rename constraint jobs_recruiter_id_fkey to jobs_company_id_fkey;
alter index jobs_recruiter_id_created_at_id_idx rename to jobs_company_id_created_at_id_idx;
alter index jobs_recruiter_id_external_id_key rename to jobs_company_id_external_id_key;
alter table jobs add column posted_by_id uuid references accounts (id) on delete set null on update cascade;
create index jobs_posted_by on jobs (posted_by_id) where posted_by_id is not null;

create type "CompanyRole" as enum ('OWNER', 'RECRUITER', 'INTERVIEWER', 'VIEWER');
create table company_members (
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  role "CompanyRole" not null,
  joined_at timestamptz(3) not null default current_timestamp,
  chosen_at timestamptz(3) not null default current_timestamp,
  primary key (account_id, company_id)
);
create index company_members_company_id_idx on company_members (company_id);
insert into company_members (account_id, company_id, role, joined_at, chosen_at)
select id, id, 'OWNER', created_at, created_at from companies;

create table job_interviewers (
  account_id uuid not null,
  company_id uuid not null,
  job_id uuid not null references jobs (id) on delete cascade on update cascade,
  primary key (account_id, job_id),
  foreign key (account_id, company_id) references company_members (account_id, company_id) on delete cascade on update cascade
);
create index job_interviewers_account_id_company_id_idx on job_interviewers (account_id, company_id);
create index job_interviewers_job_id_idx on job_interviewers (job_id);

-- Only recruiters' accounts are members.
create function check_member_role() returns trigger language plpgsql as $$
begin
  perform 1 from accounts where id = new.account_id and role = 'RECRUITER';
  if not found then
    raise exception 'the account % is no recruiter', new.account_id
      using errcode = 'check_violation', constraint = 'company_members_account_role';
  end if;
  return new;
end $$;
create trigger company_members_account_role before insert or update of account_id on company_members
  for each row execute function check_member_role();

create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  choices text[];
begin
  if tg_op = 'INSERT' or new.company_id <> old.company_id then
    select name, size into new.company_name, new.company_size from companies where id = new.company_id;
  end if;
  choices := job_type_words(new.job_type) || work_mode_words(new.work_mode) || industry_words(new.industry)
    || experience_level_words(new.experience_level);
  new.search_text := search_fields(array[new.title, new.company_name] || job_type_words(new.job_type) || new.location
    || work_mode_words(new.work_mode) || industry_words(new.industry) || new.requirements
    || experience_level_words(new.experience_level) || company_size_words(new.company_size));
  new.search_words := job_words(new.title, new.company_name, new.location, choices || new.requirements, new.description);
  return new;
end $$;

create or replace function give_company_slug() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(slug_of(new.name), ''), 'company');
  try int := 1;
begin
  if tg_op = 'UPDATE' and old.slug <> '' and slug_of(new.name) = slug_of(old.name) then
    new.slug := old.slug;
    return new;
  end if;
  -- The slug stands before its company does.
  set constraints company_slugs_company_id_fkey deferred;
  loop
    new.slug := base || case when try = 1 then '' when try < 10 then '-' || try else '-' || right(new.id::text, 12) end;
    -- Of two companies that take a slug at once, the second waits here, and takes another.
    insert into company_slugs (slug, company_id) values (new.slug, new.id) on conflict do nothing;
    exit when exists (select from company_slugs where slug = new.slug and company_id = new.id);
    try := try + 1;
  end loop;
  return new;
end $$;
