-- Changes of the address that an account logs in with: nothing changes until the new address confirms, and the old one can undo it.
create table email_changes (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  session_id uuid references sessions (id) on delete set null on update cascade,
  old_email text not null,
  new_email text not null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  cancelled_at timestamptz(3),
  confirmed_at timestamptz(3),
  undo_until timestamptz(3),
  undone_at timestamptz(3),
  constraint email_changes_old_email_normal check (old_email = lower(btrim(old_email)) and old_email like '_%@_%'),
  constraint email_changes_new_email_normal check (new_email = lower(btrim(new_email)) and new_email like '_%@_%'),
  constraint email_changes_differ check (old_email <> new_email),
  constraint email_changes_ended_once check (cancelled_at is null or confirmed_at is null),
  constraint email_changes_undo check ((undo_until is null) = (confirmed_at is null) and (undone_at is null or confirmed_at is not null))
);
create index email_changes_account_id_idx on email_changes (account_id);
create index email_changes_session_id_idx on email_changes (session_id);
create unique index email_changes_waiting on email_changes (account_id) where confirmed_at is null and cancelled_at is null;
create index email_changes_kept_addresses on email_changes (old_email) where confirmed_at is not null and undone_at is null;

alter type "EmailTokenPurpose" add value 'CHANGE_EMAIL';
alter type "EmailTokenPurpose" add value 'UNDO_EMAIL_CHANGE';
alter table email_tokens add column email_change_id uuid references email_changes (id) on delete cascade on update cascade;
create index email_tokens_email_change_id_idx on email_tokens (email_change_id);
