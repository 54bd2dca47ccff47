-- A profile belongs to an account of its own kind, and an account keeps its role.
create or replace function check_profile_role() returns trigger language plpgsql as $$
begin
  perform 1 from accounts where id = new.id and role = tg_argv[0]::"Role";
  if not found then
    raise exception 'the account % is no %', new.id, tg_argv[0] using errcode = 'check_violation', constraint = tg_table_name || '_role';
  end if;
  return new;
end $$;

create or replace trigger seekers_role before insert or update of id on seekers
  for each row execute function check_profile_role('SEEKER');
