-- Whom an event is about and for which company it was done, so that people see what happened to their account, and who saw their
-- resume. Columns without a rewrite; while the index is built events wait in the servers, and no request waits for them.
alter table audit_events
  add column subject_id uuid,
  add column company_id uuid,
  add column device text not null default '';
create index audit_events_subject_id_created_at_id_idx on audit_events (subject_id, created_at desc, id desc);
