-- The letters and pairs of a text. A keyword such as "c++", "it" or "5+" has no trigram that an index could look up, but
-- every one of its pairs is here. The cost keeps the planner from computing it for rows that an index could find. (It
-- calls no function of ours: PostgreSQL analyses and restores with an empty search path.)
create or replace function search_pairs_of(search_text text) returns text[] language sql immutable parallel safe cost 5000 as $$
  select string_to_array(search_text, null) || array(
    select letter || next
    from unnest(string_to_array(search_text, null), string_to_array(substr(search_text, 2), null)) as neighbours (letter, next)
    where next is not null
  )
$$;
