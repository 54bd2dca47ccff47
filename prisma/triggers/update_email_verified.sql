create or replace function update_email_verified() returns trigger language plpgsql as $$
begin
  update seekers set email_verified = new.email_verified_at is not null where id = new.id;
  return null;
end $$;

create or replace trigger accounts_email_verified after update of email_verified_at on accounts
  for each row when (new.email_verified_at is not null <> (old.email_verified_at is not null))
  execute function update_email_verified();
