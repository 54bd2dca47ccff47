-- Browsers in which an account has been logged in to: they have rate limits of their own, so that nobody else can use theirs up.
create table known_browsers (
  -- SHA-256 of role, e-mail address and the browser's cookie: a row is found without the account, and two rows of one browser cannot be told to belong together.
  key_hash text primary key,
  account_id uuid not null references accounts (id) on update cascade on delete cascade,
  last_log_in_at timestamptz(3) not null
);

create index known_browsers_account_id_last_log_in_at_idx on known_browsers (account_id, last_log_in_at);
