-- For the public pages of jobs in one place, and of one title.
create index jobs_open_place on jobs (slug_of(location), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null and location <> '';
create index jobs_open_title on jobs (slug_of(title), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;
