-- Passkeys: keys of which a person's device has the secret half.
create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null constraint passkeys_name_length check (char_length(name) between 1 and 60),
  is_backed_up boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3)
);
create index passkeys_account_id_idx on passkeys (account_id);

-- The secret that an authenticator app and the server share. `last_step`: the step of 30 seconds whose code was taken last.
create table authenticator_apps (
  account_id uuid primary key references accounts (id) on delete cascade on update cascade,
  sealed_key bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);

create table recovery_codes (
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  code_hash text not null,
  used_at timestamptz(3),
  primary key (account_id, code_hash)
);

create type "LoginChallengePurpose" as enum ('ADD_PASSKEY', 'LOG_IN', 'SECOND_STEP');

-- What a browser has to answer, once and within minutes. Named by the hash of a token that only who began has.
create table login_challenges (
  token_hash text primary key,
  purpose "LoginChallengePurpose" not null,
  role "Role" not null,
  account_id uuid references accounts (id) on delete cascade on update cascade,
  session_id uuid references sessions (id) on delete cascade on update cascade,
  challenge text not null,
  expires_at timestamptz(3) not null,
  constraint login_challenges_bound check (
    case purpose when 'ADD_PASSKEY' then account_id is not null and session_id is not null
                 when 'SECOND_STEP' then account_id is not null and session_id is null
                 else account_id is null and session_id is null end)
);
create index login_challenges_account_id_idx on login_challenges (account_id);
create index login_challenges_session_id_idx on login_challenges (session_id);
create index login_challenges_expires_at_idx on login_challenges (expires_at);
