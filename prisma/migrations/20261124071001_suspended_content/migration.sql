-- Found once by each list of people, and few.
create index accounts_suspended on accounts (id) where suspended_at is not null;

-- Jobs that were closed because accounts were suspended, and are opened again when that is lifted.
create table suspended_jobs (
  job_id uuid primary key references jobs (id) on delete cascade on update cascade
);
