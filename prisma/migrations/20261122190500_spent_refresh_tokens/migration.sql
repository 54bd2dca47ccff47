-- Refresh tokens that were exchanged: who brings one again has stolen it, or was stolen from.
create table spent_refresh_tokens (
  token_hash text not null,
  session_id uuid not null references sessions (id) on delete cascade on update cascade,
  constraint spent_refresh_tokens_pkey primary key (token_hash)
);
create index spent_refresh_tokens_session_id_idx on spent_refresh_tokens (session_id);
