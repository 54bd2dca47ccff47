-- A search goes with its last alert. A search that is locked is being given to an alert, or to be removed by another transaction:
-- to wait for it could be to wait for each other. What stays by that is removed once its words are looked up again.
create or replace function remove_unused_alert_search() returns trigger language plpgsql as $$
begin
  perform from job_alert_searches where id = old.search_id for update skip locked;
  if found then
    delete from job_alert_searches s where id = old.search_id and not exists (select from job_alerts where search_id = s.id);
  end if;
  return null;
end $$;

create or replace trigger job_alerts_unused_search after delete or update of search_id on job_alerts
  for each row execute function remove_unused_alert_search();
