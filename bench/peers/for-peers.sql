-- What two of the peers need of the database and the product does not have; made for the measurement and dropped after it.

-- Prisma sends the status as a parameter, with which PostgreSQL cannot use the product's partial indexes.
create index bench_stock on jobs (status, created_at desc, id desc);

-- PostGraphile's schema: what is in it is in its API. Views have no keys, so that comments tell of them.
create schema bench_postgraphile;

create view bench_postgraphile.companies as
  select r.id, r.company_name as name, r.company_size as size,
    case when logo.id is null then '' else '/files/' || logo.storage_key || '/' || logo.name end as logo_url
  from companies r left join files logo on logo.id = r.logo_file_id;
comment on view bench_postgraphile.companies is '@primaryKey id';

create view bench_postgraphile.jobs as
  select id, title, job_type, industry, work_mode, location, experience_level, salary_label, requirements, created_at, company_id
  from jobs where status = 'OPEN' and deleted_at is null
    and (application_deadline is null or application_deadline >= (now() at time zone 'utc')::date);
comment on view bench_postgraphile.jobs is E'@primaryKey id\n@foreignKey (company_id) references companies (id)|@fieldName company\n@behavior +orderBy';

create function bench_postgraphile.jobs_viewer_has_saved(job bench_postgraphile.jobs) returns boolean language sql stable as $$
  select exists (select from saved_jobs
    where seeker_id = nullif(current_setting('viewer.id', true), '')::uuid and job_id = job.id) $$;

create function bench_postgraphile.jobs_viewer_application_status(job bench_postgraphile.jobs) returns "ApplicationStatus" language sql stable as $$
  select status from applications
  where seeker_id = nullif(current_setting('viewer.id', true), '')::uuid and job_id = job.id and status <> 'WITHDRAWN' $$;
