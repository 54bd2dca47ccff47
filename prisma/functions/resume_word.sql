-- A word without its English ending.
create or replace function resume_word(word text) returns text language sql immutable parallel safe as $$
  select coalesce((pg_catalog.ts_lexize('pg_catalog.english_stem', word))[1], word)
$$;
