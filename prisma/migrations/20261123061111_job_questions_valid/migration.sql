-- Reads the jobs without holding anybody up.
alter table jobs validate constraint jobs_questions;
