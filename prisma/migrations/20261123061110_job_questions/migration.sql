-- What a job asks of who applies, and what they answered.
alter type "FileKind" add value 'ANSWER';
create type "QuestionKind" as enum ('TEXT', 'NUMBER', 'CHOICE', 'YES_NO', 'FILE');

-- Not valid: every job there is has none, and a scan would hold the table up.
alter table jobs
  add column questions jsonb not null default '[]',
  add constraint jobs_questions check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5) not valid;

create table application_answers (
  application_id uuid not null references applications (id) on delete cascade on update cascade,
  position smallint not null,
  kind "QuestionKind" not null,
  label text not null,
  text text not null default '',
  need text not null default '',
  is_met boolean,
  file_id uuid references files (id) on delete set null on update cascade,
  primary key (application_id, position),
  constraint application_answers_lengths check (length(label) <= 200 and length(text) <= 2000)
);
create index application_answers_file_id_idx on application_answers (file_id);
