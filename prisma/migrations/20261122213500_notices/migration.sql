-- What a person is told. One for each account and cause, whatever fails: a cause is told once.
create table notices (
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  kind text not null,
  cause text not null,
  about_id uuid references accounts (id) on delete cascade on update cascade,
  company_id uuid,
  title text not null,
  body text not null default '',
  path text not null,
  on_page boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  read_at timestamptz(3),
  mail jsonb,
  mail_due_at timestamptz(3),
  mailed_at timestamptz(3),
  constraint notices_pkey primary key (id),
  -- Who leaves a company is not told of it any more.
  constraint notices_member_fkey foreign key (account_id, company_id)
    references company_members (account_id, company_id) on delete cascade on update cascade,
  constraint notices_path check (path like '/%' and path not like '//%')
);
create unique index notices_cause_account_id_key on notices (cause, account_id);
create index notices_account_id_created_at_id_idx on notices (account_id, created_at desc, id desc);
create index notices_about_id_idx on notices (about_id);
create index notices_account_id_company_id_idx on notices (account_id, company_id);
create index notices_created_at_idx on notices (created_at);
-- What the bell counts, and what waits for a mail: few of many.
create index notices_unread on notices (account_id, created_at desc, id desc) where on_page and read_at is null;
create index notices_mails_due on notices (account_id, mail_due_at) where mail_due_at is not null;

-- How a person wants to be told; who has no row here is told as each kind says.
create table notice_preferences (
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  time_zone text not null default 'UTC',
  quiet_from smallint,
  quiet_until smallint,
  choices jsonb not null default '{}',
  constraint notice_preferences_pkey primary key (account_id),
  constraint notice_preferences_quiet check ((quiet_from is null) = (quiet_until is null)
    and quiet_from between 0 and 23 and quiet_until between 0 and 23 and quiet_from <> quiet_until)
);

-- One click there ends mails of this kind (RFC 8058).
alter table mails add column unsubscribe_url text;

-- For notices that the clock brings: messages of the last hours, and applications of one day.
create index messages_created_at_idx on messages using brin (created_at);
create index applications_applied_at_idx on applications using brin (applied_at);
