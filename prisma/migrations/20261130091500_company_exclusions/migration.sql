create table company_exclusions (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  company_id uuid references companies on update cascade on delete cascade,
  domain text,
  created_at timestamptz(3) not null default current_timestamp,
  constraint company_exclusions_kind check (num_nonnulls(company_id, domain) = 1)
);
create unique index company_exclusions_seeker_id_company_id_key on company_exclusions (seeker_id, company_id);
create unique index company_exclusions_seeker_id_domain_key on company_exclusions (seeker_id, domain);
create index company_exclusions_company_id_seeker_id_idx on company_exclusions (company_id, seeker_id);
create index company_exclusions_domain_seeker_id_idx on company_exclusions (domain, seeker_id);
