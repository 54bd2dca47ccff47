-- Writes that were sent with an `Idempotency-Key`: what they did, and what was answered, for a day.
create table idempotency_keys (
  id text not null,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  request_hash text not null,
  claim uuid not null,
  claimed_until timestamptz(3),
  results bytea[] default '{}',
  answer bytea,
  created_at timestamptz(3) not null default now(),
  constraint idempotency_keys_pkey primary key (id)
);
create index idempotency_keys_account_id_idx on idempotency_keys (account_id);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);
