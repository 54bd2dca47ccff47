-- An application begins in the first stage, whoever inserts it. The lock keeps that stage from being removed meanwhile.
create or replace function enter_first_stage() returns trigger language plpgsql as $$
begin
  select s.id into new.stage_id from jobs j join company_stages s on s.company_id = j.company_id
  where j.id = new.job_id order by s.position limit 1 for key share of s;
  return new;
end $$;

create or replace trigger applications_first_stage before insert on applications
  for each row when (new.stage_id is null) execute function enter_first_stage();
