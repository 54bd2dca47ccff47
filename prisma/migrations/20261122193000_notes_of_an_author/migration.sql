-- A person's notes in the order in which the download reads them, in batches.
drop index application_notes_author_id_idx;
create index application_notes_author_id_id_idx on application_notes (author_id, id);
