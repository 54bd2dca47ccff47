create or replace function places_text(places text[]) returns text language sql immutable parallel safe as $$
  select lower(array_to_string(places, E'\n'))
$$;
