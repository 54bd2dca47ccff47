create or replace function add_default_stages() returns trigger language plpgsql as $$
begin
  insert into company_stages (id, company_id, name, position, notifies_applicants)
  select gen_random_uuid(), new.id, name, position, name in ('Interview', 'Offer')
  from unnest(array['New', 'Screening', 'Interview', 'Offer']) with ordinality as stage (name, position);
  return new;
end $$;

create or replace trigger companies_stages after insert on companies for each row execute function add_default_stages();
