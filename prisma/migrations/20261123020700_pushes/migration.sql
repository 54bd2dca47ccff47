-- Browsers to which notices are pushed, each for the session in it.
create table push_subscriptions (
  id uuid not null,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  session_id uuid not null references sessions (id) on delete cascade on update cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default current_timestamp,
  delivered_at timestamptz(3),
  constraint push_subscriptions_pkey primary key (id),
  constraint push_subscriptions_endpoint check (length(endpoint) <= 1000)
);
create unique index push_subscriptions_account_id_endpoint_key on push_subscriptions (account_id, endpoint);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

-- Until when a notice is worth pushing (null: it is not pushed), and when it first was.
alter table notices add column push_until timestamptz(3), add column pushed_at timestamptz(3);
