-- Several choices of which few jobs have all: jobs_open_facets intersects lists of a million rows each for them, which takes .1 s
-- among ten million jobs. Equal rows of a B-tree share their entry, so that it takes 7 bytes for each open job; what is not chosen is
-- skipped (PostgreSQL 18), or the rest of a range is read.
create index jobs_open_choices on jobs (job_type, work_mode, industry, company_size, experience_level)
  where status = 'OPEN' and deleted_at is null;
