-- A profile belongs to an account of its own kind, and only recruiters' accounts are members. The arguments are the
-- account's column and its role; the trigger's name is the constraint's.
create or replace function check_role() returns trigger language plpgsql as $$
declare
  account uuid := to_jsonb(new) ->> tg_argv[0];
begin
  perform 1 from accounts where id = account and role = tg_argv[1]::"Role";
  if not found then
    raise exception 'the account % is no %', account, tg_argv[1] using errcode = 'check_violation', constraint = tg_name;
  end if;
  return new;
end $$;

create or replace trigger seekers_role before insert or update of id on seekers
  for each row execute function check_role('id', 'SEEKER');

create or replace trigger company_members_account_role before insert or update of account_id on company_members
  for each row execute function check_role('account_id', 'RECRUITER');
