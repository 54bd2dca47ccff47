-- A program that acts for a person or a company. Its keys are sessions that last until they expire or are revoked.
create table apps (
  id uuid not null,
  account_id uuid references accounts (id) on delete cascade on update cascade,
  company_id uuid references companies (id) on delete cascade on update cascade,
  name text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint apps_pkey primary key (id),
  constraint apps_one_owner check (num_nonnulls(account_id, company_id) = 1),
  constraint apps_name check (name = btrim(name) and length(name) between 1 and 60),
  constraint apps_scopes check (cardinality(scopes) > 0)
);
create index apps_account_id_idx on apps (account_id);
create index apps_company_id_idx on apps (company_id);

alter table sessions add column app_id uuid references apps (id) on delete cascade on update cascade;
alter table sessions add column key_hint text;
alter table sessions add constraint sessions_key check ((app_id is null) = (key_hint is null));
create index sessions_app_id_idx on sessions (app_id);
