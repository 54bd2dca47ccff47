-- As before; an interim answer is no decision, and its move has been published already.
create or replace function tell_of_application_event() returns trigger language plpgsql as $$
declare
  sent timestamptz;
  until timestamptz;
begin
  if new.kind::text in ('OPENED', 'UNANSWERED', 'INTERIM_ANSWER') or not exists (select from webhook_endpoints) then return null; end if;
  if new.kind::text in ('APPLIED', 'ACCEPTED', 'REJECTED', 'REMOVED') then
    if exists (select from applications a join jobs j on j.id = a.job_id join apps p on p.company_id = j.company_id
      join webhook_endpoints e on e.app_id = p.id where a.id = new.application_id
        and case new.kind::text when 'APPLIED' then 'application.received' else 'application.decided' end = any(e.kinds))
    then
      perform graphile_worker.add_job('tell-decision', json_build_object('eventId', new.id::text),
        run_at := now() + decision_delay(), job_key := 'tell-decision:' || new.id);
    end if;
    return null;
  end if;
  select max(created_at) into sent from application_events where application_id = new.application_id and kind::text = 'APPLIED';
  until := sent + decision_delay();
  -- The clock, not the transaction's time: whoever withdraws has the application locked by now, and its telling waits for that.
  if until is null or clock_timestamp() >= until then
    perform tell_application_event(new);
  elsif new.kind::text = 'MOVED' then
    perform graphile_worker.add_job('tell-decision', json_build_object('eventId', new.id::text),
      run_at := until + interval '1 second', job_key := 'tell-decision:' || new.id);
  end if;
  return null;
end $$;

create or replace trigger application_events_told after insert on application_events
  for each row execute function tell_of_application_event();
