-- What operators did about somebody, and what those whom it concerns say to it.
create type "MeasureKind" as enum ('WARNING', 'MESSAGE_REMOVED', 'JOB_TAKEN_DOWN', 'SUSPENSION');
create type "AppealOutcome" as enum ('GRANTED', 'REFUSED');

create table measures (
  id uuid primary key,
  kind "MeasureKind" not null,
  about "ReportKind" not null,
  -- The account, message or job. No foreign key: a message goes, and the record stays.
  target_id uuid not null,
  account_id uuid references accounts (id) on delete cascade on update cascade,
  company_id uuid references companies (id) on delete cascade on update cascade,
  title text not null default '',
  explanation text not null default '' constraint measures_explanation check (length(explanation) <= 2000),
  told_applicants text not null default '' constraint measures_told_applicants check (length(told_applicants) <= 2000),
  was_open boolean not null default false,
  removed_text text,
  decided_by_id uuid,
  created_at timestamptz(3) not null default now(),
  ended_at timestamptz(3),
  constraint measures_whose check ((account_id is null) <> (company_id is null))
);
create index measures_account_id_idx on measures (account_id);
create index measures_company_id_idx on measures (company_id);
create index measures_target_id_idx on measures (target_id);
create index measures_created_at_idx on measures (created_at);
-- An account is suspended, and a job taken down, once at a time.
create unique index measures_in_force on measures (kind, target_id)
  where ended_at is null and kind in ('SUSPENSION', 'JOB_TAKEN_DOWN');

-- Who was written to about it, and may appeal. The hash of the token of the mail: gone once it is used.
create table measure_addressees (
  measure_id uuid not null references measures (id) on delete cascade on update cascade,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  token_hash text,
  primary key (measure_id, account_id)
);
create unique index measure_addressees_token_hash_key on measure_addressees (token_hash);
create index measure_addressees_account_id_idx on measure_addressees (account_id);

-- One for each measure: who is refused does not ask again.
create table appeals (
  measure_id uuid primary key references measures (id) on delete cascade on update cascade,
  account_id uuid references accounts (id) on delete set null on update cascade,
  text text not null constraint appeals_text check (length(text) between 1 and 4000),
  created_at timestamptz(3) not null default now(),
  outcome "AppealOutcome",
  explanation text not null default '' constraint appeals_explanation check (length(explanation) <= 2000),
  decided_by_id uuid,
  decided_at timestamptz(3),
  constraint appeals_decided check ((outcome is null) = (decided_at is null))
);
create index appeals_account_id_idx on appeals (account_id);
create index appeals_waiting on appeals (created_at, measure_id) where decided_at is null;
create index appeals_decided_at_measure_id_idx on appeals (decided_at, measure_id);

-- What was done on a report.
alter table reports add column measure_id uuid references measures (id) on delete set null on update cascade;
create index reports_measure_id_idx on reports (measure_id);
