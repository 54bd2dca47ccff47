-- When the newest job with a word was posted, where all its jobs are old: its search begins there. Null for any other word.
alter table search_vocabulary add column newest timestamptz(3);
-- The last change of a job that the count has certainly seen.
alter table search_vocabulary_counts add column last_change bigint not null default 0;
