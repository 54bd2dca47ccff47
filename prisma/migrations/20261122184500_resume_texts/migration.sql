-- The text of resumes, for reading and searching.
create type "ResumeProblem" as enum ('LOCKED', 'TOO_MANY_PAGES', 'NO_TEXT', 'DAMAGED', 'TOO_SLOW');
create table resume_texts (
  file_id uuid not null references files (id) on delete cascade on update cascade,
  text text not null default '',
  problem "ResumeProblem",
  words tsvector,
  read_at timestamptz(3) not null default current_timestamp,
  constraint resume_texts_pkey primary key (file_id)
);
create index resume_texts_words on resume_texts using gin (words);
