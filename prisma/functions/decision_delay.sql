-- For how long a decision waits before it is told: SETTLING_SECONDS of server/applications/deciding/shown-decisions.ts.
create or replace function decision_delay() returns interval immutable language sql as $$ select interval '11 seconds' $$;
