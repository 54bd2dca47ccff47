-- Whether the account's address is verified, for the lists of people: joining accounts there reads up to 22,000 rows
-- more per search. True at first, so that the table is not rewritten.
alter table seekers add column email_verified boolean not null default true;
alter table seekers alter column email_verified set default false;
update seekers set email_verified = false
  from accounts where accounts.id = seekers.id and accounts.email_verified_at is null;
