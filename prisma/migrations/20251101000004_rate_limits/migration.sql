-- Shared budgets of tries (server/platform/limits.ts). Unlogged: cheap to write, and a crash of PostgreSQL may forget them.
-- The columns stand in the order in which rate-limiter-flexible inserts them.
create unlogged table if not exists rate_limits (
  key text primary key,
  points integer not null default 0,
  -- Milliseconds since 1970.
  expire bigint
) with (fillfactor = 70);
