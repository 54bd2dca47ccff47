create or replace function keep_job_listed() returns trigger language plpgsql as $$
begin
  new.listed := new.status = 'OPEN' and new.deleted_at is null
    and (new.application_deadline is null or new.application_deadline >= (now() at time zone 'utc')::date);
  return new;
end $$;

create or replace trigger jobs_listed before insert or update of status, deleted_at, application_deadline, listed
  on jobs for each row execute function keep_job_listed();
