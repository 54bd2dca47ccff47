-- Searches of seekers who want to be told of new jobs. What the search asks for is stored in parts, so that one statement finds
-- all alerts that a job matches.
create type "JobAlertFrequency" as enum ('AT_ONCE', 'DAILY', 'WEEKLY');

create table job_alerts (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade on update cascade,
  name text not null,
  search jsonb not null,
  frequency "JobAlertFrequency" not null,
  paused_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  prepared_at timestamptz(3) not null default now(),
  words tsquery,
  contains text,
  places tsquery,
  companies tsquery,
  excluded tsquery,
  job_types "JobType"[],
  work_modes "WorkMode"[],
  experience_levels "ExperienceLevel"[],
  industries "Industry"[],
  company_sizes "CompanySize"[],
  salary_min numeric(65, 30),
  salary_max numeric(65, 30),
  pay_at_least numeric(65, 30),
  posted_within_days int
);
create index job_alerts_seeker_id_created_at_idx on job_alerts (seeker_id, created_at);
create index job_alerts_prepared_at_idx on job_alerts (prepared_at);

-- A job that matches an alert has one of the alert's tokens at least.
create table job_alert_tokens (
  alert_id uuid not null references job_alerts (id) on delete cascade on update cascade,
  token text collate "C" not null,
  primary key (alert_id, token)
);
create index job_alert_tokens_token_alert_id_idx on job_alert_tokens (token, alert_id);

-- Which jobs an alert found. The row stays after its seeker was told, so that nobody is told of a job twice by one alert.
create table job_alert_matches (
  alert_id uuid not null references job_alerts (id) on delete cascade on update cascade,
  job_id uuid not null references jobs (id) on delete cascade on update cascade,
  seeker_id uuid not null,
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  told_at timestamptz(3),
  primary key (alert_id, job_id)
);
create index job_alert_matches_job_id_idx on job_alert_matches (job_id);
create index job_alert_matches_untold on job_alert_matches (due_at) where told_at is null;
create index job_alert_matches_untold_seeker on job_alert_matches (seeker_id, due_at) where told_at is null;

-- Whether the alerts were asked about the jobs that opened; nobody is told of those of before.
alter table job_changes add column alerts_matched boolean not null default true;
alter table job_changes alter column alerts_matched set default false;
create index job_changes_without_alerts on job_changes (id) where kind = 'OPENED' and not alerts_matched;
