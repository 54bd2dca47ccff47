-- Fields of a search text are parted by U+001F, which no field contains: a keyword never matches across two fields.
create or replace function search_fields(fields text[]) returns text language sql immutable parallel safe as $$
  select coalesce(lower(string_agg(translate(field, E'\x1f', ''), E'\x1f' order by place)), '')
  from unnest(fields) with ordinality as given (field, place)
  where field <> ''
$$;
