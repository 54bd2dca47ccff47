create or replace function refuse_role_change() returns trigger language plpgsql as $$
begin
  raise exception 'the role of an account never changes' using errcode = 'check_violation', constraint = 'accounts_role_fixed';
end $$;

create or replace trigger accounts_role_fixed before update of role on accounts
  for each row when (old.role is distinct from new.role) execute function refuse_role_change();
