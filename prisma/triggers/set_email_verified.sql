create or replace function set_email_verified() returns trigger language plpgsql as $$
begin
  new.email_verified := exists (select from accounts where id = new.id and email_verified_at is not null);
  return new;
end $$;

create or replace trigger seekers_email_verified before insert on seekers
  for each row execute function set_email_verified();
