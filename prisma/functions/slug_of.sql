create or replace function slug_of(name text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from left(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'ŋ', 'ng'), 'Ŋ', 'ng'),
      'øØłŁđĐðÐħĦŧŦıəƏ', 'oollddddhhttiee'),
    '[^a-z0-9]+', '-', 'g'), 80))
$$;
