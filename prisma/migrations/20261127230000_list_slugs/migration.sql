drop index jobs_open_place;
drop index jobs_open_title;
create index jobs_open_place on jobs (list_slug_of(location), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null and location <> '';
create index jobs_open_title on jobs (list_slug_of(title), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;
