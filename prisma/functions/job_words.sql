-- What a job is found by. A word stands in it once bare, whichever field has it, and again under the name of where it
-- matters: "t:" in the title, "c:" the company, "l:" the place, "f:" any field but the description.
create or replace function job_words(title text, company text, location text, other_fields text[], description text)
returns tsvector language sql immutable parallel safe as $$
  with words as (
    select 1 as field, unnest(public.search_words_of(title)) as word
    union all select 2, unnest(public.search_words_of(company))
    union all select 3, unnest(public.search_words_of(location))
    union all select 4, unnest(public.search_words_of(array_to_string(other_fields, E'\n')))
    union all select 5, unnest(public.search_words_of(description))
  )
  select array_to_tsvector(coalesce(array_agg(distinct prefix || word), '{}'))
  from words, unnest((array[array['t:', 'f:', ''], array['c:', 'f:', ''], array['l:', 'f:', ''], array['f:', '', ''], array['', '', '']])[field:field]) as prefix
$$;
