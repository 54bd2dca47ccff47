create table hidden_listings (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  job_id uuid references jobs on update cascade on delete cascade,
  company_id uuid references companies on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  constraint hidden_listings_kind check (num_nonnulls(job_id, company_id) = 1)
);
create unique index hidden_listings_seeker_id_job_id_key on hidden_listings (seeker_id, job_id);
create unique index hidden_listings_seeker_id_company_id_key on hidden_listings (seeker_id, company_id);
create index hidden_listings_job_id_idx on hidden_listings (job_id);
create index hidden_listings_company_id_idx on hidden_listings (company_id);
