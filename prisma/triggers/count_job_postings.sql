create or replace function count_job_postings() returns trigger language plpgsql as $$
begin
  select count(*) + 1, coalesce(min(e.created_at), new.created_at) into new.times_posted, new.first_posted_at
  from jobs e
  where e.company_id = new.company_id and lower(e.title) = lower(new.title) and e.location = new.location
    and not e.listed and e.status in ('OPEN', 'CLOSED') and e.id <> new.id
    and e.created_at between new.created_at - interval '1 year' and new.created_at - interval '7 days';
  return new;
end $$;

-- A draft or scheduled job is posted when it first opens, and gets that time as `created_at`.
create or replace trigger jobs_posted before insert or update of created_at
  on jobs for each row when (new.status = 'OPEN') execute function count_job_postings();
