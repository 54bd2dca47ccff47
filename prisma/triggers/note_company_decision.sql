create or replace function note_company_decision() returns trigger language plpgsql as $$
begin
  insert into company_events (company_id, kind, actor_id, job_id, application_id, subject, detail, created_at)
  select j.company_id, company_event_kind(new.kind::text), new.actor_id, j.id, a.id, j.title, coalesce(new.stage, ''), new.created_at
  from applications a join jobs j on j.id = a.job_id where a.id = new.application_id;
  return null;
end $$;

create or replace trigger application_events_of_company after insert on application_events
  for each row when (new.kind::text in ('ACCEPTED', 'REJECTED', 'REMOVED', 'MOVED')) execute function note_company_decision();
