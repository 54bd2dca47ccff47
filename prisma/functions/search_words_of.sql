-- The words of a text: lower case, without accents, with their parts ("full-stack": fullstack, full, stack). Each is taken
-- apart once however often it occurs, and only if it has parts.
create or replace function search_words_of(given text) returns text[] language sql immutable parallel safe as $$
  with found as (
    select distinct match[1] as word
    from regexp_matches(
      regexp_replace(public.plain_letters(given), '\.net(?![^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f])', ' dotnet ', 'g'),
      '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+(?:[.''’&-][^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+)*[+#]*', 'g') as match
  ), parted as (select word from found where word ~ '[.''’&+#-]')
  select coalesce(array_agg(distinct left(word, 40)), '{}')
  from (
    select word from found where word !~ '[.''’&+#-]'
    union all select regexp_replace(word, '[.''’&-]', '', 'g') from parted
    union all select unnest(regexp_split_to_array(rtrim(word, '+#'), '[.''’&-]')) from parted where word !~ '^[^0-9][+#]+$'
  ) as words
$$;
