-- Lower case and without accents. (NFKD also parts ligatures and widths.)
create or replace function plain_letters(given text) returns text language sql immutable parallel safe as $$
  select lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g'))
$$;
