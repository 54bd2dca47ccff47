-- A move to a stage of which applicants are notified is an interim answer: it renews the promised day.
alter type "ApplicationEventKind" add value 'INTERIM_ANSWER';

alter table company_stages add column notifies_applicants boolean not null default false;
update company_stages set notifies_applicants = true where lower(name) in ('interview', 'offer');

alter table application_events
  add column answer_was_due_on date,
  add column answer_due_on date,
  add constraint application_events_interim check ((answer_due_on is not null) = (kind::text = 'INTERIM_ANSWER'));
