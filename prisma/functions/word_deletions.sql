-- A word and what is left of it without one letter: two words that are one slip apart share one of these.
create or replace function word_deletions(word text) returns text[] language sql immutable parallel safe as $$
  select array_agg(distinct left(word, n) || substr(word, n + 2)) || word from generate_series(0, length(word) - 1) n
$$;
