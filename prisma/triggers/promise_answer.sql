-- An application is promised what its job says when it is sent, whoever inserts it.
create or replace function promise_answer() returns trigger language plpgsql as $$
begin
  select (new.applied_at at time zone 'utc')::date + answer_within_days into new.answer_due_on from jobs where id = new.job_id;
  return new;
end $$;

create or replace trigger applications_promise before insert on applications
  for each row when (new.answer_due_on is null) execute function promise_answer();
