-- Whether the account's address is verified, for the lists of people: joining accounts there reads up to 22,000 rows
-- more per search. True at first, so that the table is not rewritten.
alter table seekers add column email_verified boolean not null default true;
alter table seekers alter column email_verified set default false;
update seekers set email_verified = false
  from accounts where accounts.id = seekers.id and accounts.email_verified_at is null;

create function set_email_verified() returns trigger language plpgsql as $$
begin
  new.email_verified := exists (select from accounts where id = new.id and email_verified_at is not null);
  return new;
end $$;
create trigger seekers_email_verified before insert on seekers
  for each row execute function set_email_verified();

create function update_email_verified() returns trigger language plpgsql as $$
begin
  update seekers set email_verified = new.email_verified_at is not null where id = new.id;
  return null;
end $$;
create trigger accounts_email_verified after update of email_verified_at on accounts
  for each row when (new.email_verified_at is not null <> (old.email_verified_at is not null))
  execute function update_email_verified();
