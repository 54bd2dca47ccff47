-- Searches of seekers who want to be told of new jobs. Each search is stored once, however many people have it, and in parts, so
-- that one statement finds all searches that a job matches.
create type "JobAlertFrequency" as enum ('AT_ONCE', 'DAILY', 'WEEKLY');

create table job_alert_searches (
  id bigint generated always as identity primary key,
  search jsonb not null,
  hash bytea not null unique,
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
create index job_alert_searches_prepared_at_idx on job_alert_searches (prepared_at);

create table job_alerts (
  id uuid primary key,
  seeker_id uuid not null references seekers (id) on delete cascade on update cascade,
  search_id bigint not null references job_alert_searches (id) on delete restrict on update cascade,
  name text not null,
  frequency "JobAlertFrequency" not null,
  paused_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index job_alerts_seeker_id_created_at_idx on job_alerts (seeker_id, created_at);
create index job_alerts_search_id_id_seeker_id_frequency_created_at_paus_idx on job_alerts (search_id, id, seeker_id, frequency, created_at, paused_at);

-- A search goes with its last alert. A search that is locked is being given to an alert, or to be removed by another transaction:
-- to wait for it could be to wait for each other. What stays by that is removed once its words are looked up again.
create function remove_unused_alert_search() returns trigger language plpgsql as $$
begin
  perform from job_alert_searches where id = old.search_id for update skip locked;
  if found then
    delete from job_alert_searches s where id = old.search_id and not exists (select from job_alerts where search_id = s.id);
  end if;
  return null;
end $$;
create trigger job_alerts_unused_search after delete or update of search_id on job_alerts
  for each row execute function remove_unused_alert_search();

-- A job that matches a search has one of the search's tokens at least. Of its filters and places some bits stand beside, so that
-- most searches that the job cannot match are passed over in the index.
create table job_alert_tokens (
  search_id bigint not null references job_alert_searches (id) on delete cascade on update cascade,
  token text collate "C" not null,
  filters bigint not null,
  places bigint not null,
  primary key (search_id, token)
);
create index job_alert_tokens_token_search_id_filters_places_idx on job_alert_tokens (token, search_id, filters, places);

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
create index job_alert_matches_created_at_idx on job_alert_matches using brin (created_at);
create index job_alert_matches_untold on job_alert_matches (due_at) where told_at is null;
create index job_alert_matches_untold_seeker on job_alert_matches (seeker_id, due_at) where told_at is null;

-- Whether the alerts were asked about the jobs that opened; nobody is told of those of before.
alter table job_changes add column alerts_matched boolean not null default true;
alter table job_changes alter column alerts_matched set default false;
create index job_changes_without_alerts on job_changes (id) where kind = 'OPENED' and not alerts_matched;
