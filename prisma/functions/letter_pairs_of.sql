-- The pairs of neighbouring letters of a text; a single letter is its own.
create or replace function letter_pairs_of(given text) returns text[] language sql immutable parallel safe as $$
  select case when length(given) < 2 then string_to_array(given, null) else array(
    select letter || next
    from unnest(string_to_array(given, null), string_to_array(substr(given, 2), null)) as neighbours (letter, next)
    where next is not null
  ) end
$$;
