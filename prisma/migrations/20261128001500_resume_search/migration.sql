-- Resumes are searched by the same words as jobs: PostgreSQL's own parser takes "HTML/CSS" for the path of a file, and leaves
-- out words such as "IT".

-- A resume is being read from claimed_at on, until read_at; one whose reading ended with its process is claimed once more.
alter table resume_texts
  alter column read_at drop not null,
  alter column read_at drop default,
  add column claimed_at timestamptz(3) not null default current_timestamp,
  add column claims smallint not null default 1;

-- What could not be read may be readable by now, and lines from right to left were stored backwards: these are read anew.
delete from resume_texts where problem <> 'LOCKED' or text ~ '[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]';
update resume_texts set words = resume_words(text) where problem is null;
