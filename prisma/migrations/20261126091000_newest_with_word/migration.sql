-- When the newest job with a word was posted, where all its jobs are old: its search begins there.
create table search_old_words (
  word text collate "C" primary key,
  newest timestamptz(3) not null
);
-- The last change of a job that the count has certainly seen.
alter table search_vocabulary_counts add column last_change bigint not null default 0;
