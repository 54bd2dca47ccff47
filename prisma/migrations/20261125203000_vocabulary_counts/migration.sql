-- When the words of open jobs were last counted, and how long that took: how soon they are counted again depends on both.
create table search_vocabulary_counts (
  id integer primary key default 1 check (id = 1),
  started_at timestamptz(3) not null,
  milliseconds integer not null
);
