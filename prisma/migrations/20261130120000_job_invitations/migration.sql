create table job_invitations (
  id uuid primary key,
  job_id uuid not null references jobs on update cascade on delete cascade,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  text text not null,
  sent_by_id uuid references accounts on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp,
  accepted_at timestamptz(3),
  declined_at timestamptz(3),
  withdrawn_at timestamptz(3)
);
create unique index job_invitations_job_id_seeker_id_key on job_invitations (job_id, seeker_id);
create index job_invitations_seeker_id_idx on job_invitations (seeker_id);
create index job_invitations_sent_by_id_idx on job_invitations (sent_by_id);
