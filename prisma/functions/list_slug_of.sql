-- A list of jobs has those of one place or title: letters of all scripts remain in its address, as `listSlugOf` of
-- shared/public-addresses.ts makes it. In "C" only Latin letters have a lower case, whatever the database's locale.
create or replace function list_slug_of(name text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from left(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g') collate "C"),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'ŋ', 'ng'), 'Ŋ', 'ng'),
      'øØłŁđĐðÐħĦŧŦıəƏ', 'oollddddhhttiee'),
    '[^a-z0-9\u0370-\u1fff\u2c00-\u2dff\u3040-\ud7ff\uf900-\ufdff]+', '-', 'g'), 300))
$$;
