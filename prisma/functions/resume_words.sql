-- The words of a resume in their order, split as by search_words_of. A word with parts has the places of its parts. Those
-- that tell who somebody is or how to reach them have the weight A: addresses, links, and numbers except years.
create or replace function resume_words(given text) returns tsvector language sql immutable parallel safe as $$
  with chunks as (
    select chunk, n,
      chunk ~ '@|://|^\W?www\.|[a-z0-9-]{2,}\.(?!js\M)[a-z]{2,}(?:[/:?]|\W*$)' as tells
    from regexp_split_to_table(public.plain_letters(given), '\s+') with ordinality as chunks (chunk, n)
  ), typed as (
    select match[1] as word, tells, row_number() over (order by n, m) as place
    from chunks, regexp_matches(
      regexp_replace(chunk, '\.net(?![^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f])', ' dotnet ', 'g'),
      '[^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+(?:[.''’&-][^\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u2000-\u206f\u2190-\u2bff\u3000-\u303f]+)*[+#]*', 'g') with ordinality as matches (match, m)
  ), parted as (
    select regexp_replace(word, '[.''’&-]', '', 'g') as whole, tells, place,
      case when word ~ '^[^0-9][+#]+$' then array[word]
        else regexp_split_to_array(rtrim(word, '+#'), '[.''’&-]') end as parts
    from typed
  ), placed as (
    select *, sum(cardinality(parts)) over (order by place) - cardinality(parts) as before from parted
  ), words as (
    select whole as word, tells, before + ends as place
    from placed, unnest(array[1, cardinality(parts)]) as ends
    union select part, tells, before + n from placed, unnest(parts) with ordinality as parts (part, n) where part <> ''
  )
  select coalesce(string_agg(
    format('''%s'':%s%s', public.resume_word(left(word, 40)), least(place, 16383),
      case when tells or (word ~ '\d{3}' and word !~ '^(19|20)\d\d$') then 'A' else '' end),
    ' '), '')::tsvector
  from words
$$;
