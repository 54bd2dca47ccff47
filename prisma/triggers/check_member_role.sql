-- Only recruiters' accounts are members.
create or replace function check_member_role() returns trigger language plpgsql as $$
begin
  perform 1 from accounts where id = new.account_id and role = 'RECRUITER';
  if not found then
    raise exception 'the account % is no recruiter', new.account_id
      using errcode = 'check_violation', constraint = 'company_members_account_role';
  end if;
  return new;
end $$;

create or replace trigger company_members_account_role before insert or update of account_id on company_members
  for each row execute function check_member_role();
