-- As before; a decision names who applied to a job in blind mode once it can no longer be undone.
create or replace function tell_application_event(event application_events) returns void language plpgsql as $$
declare
  about record;
begin
  select a.job_id, a.status, j.company_id,
      case when j.blind and coalesce(a.revealed_at > now() - decision_delay(), true) then a.id else a.seeker_id end as seeker_id into about
    from applications a join jobs j on j.id = a.job_id where a.id = event.application_id;
  perform queue_webhooks(about.company_id, 'application-event:' || event.id,
    case event.kind::text when 'APPLIED' then 'application.received' when 'WITHDRAWN' then 'application.withdrawn'
      when 'MOVED' then 'application.stage_moved' else 'application.decided' end,
    jsonb_build_object('applicationId', event.application_id, 'jobId', about.job_id, 'seekerId', about.seeker_id,
      'status', case event.kind::text when 'MOVED' then about.status::text when 'REMOVED' then 'APPLIED' else event.kind::text end,
      'stage', event.stage),
    event.created_at);
end $$;
