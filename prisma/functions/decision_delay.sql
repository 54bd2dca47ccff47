-- Only for nodes of the version before while they are replaced one by one; the version after this one drops it.
create or replace function decision_delay() returns interval immutable language sql as $$ select interval '11 seconds' $$;
