-- Letters that are no others with an accent have theirs in addresses, as in `slugOf` of shared/public-addresses.ts: "Søn" is
-- "son", and no longer "s-n".
drop index jobs_open_place;
drop index jobs_open_title;

create or replace function slug_of(name text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from left(regexp_replace(
    translate(
      replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
        lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')),
        'ß', 'ss'), 'ẞ', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'ŋ', 'ng'), 'Ŋ', 'ng'),
      'øØłŁđĐðÐħĦŧŦıəƏ', 'oollddddhhttiee'),
    '[^a-z0-9]+', '-', 'g'), 80))
$$;

create index jobs_open_place on jobs (slug_of(location), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null and location <> '';
create index jobs_open_title on jobs (slug_of(title), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;

-- Companies whose names have such letters get new slugs; the old ones are kept, and lead there.
do $$
declare
  company uuid;
begin
  for company in select id from recruiters where company_name ~* '[ßẞæœþŋøłđðħŧıə]' loop
    update recruiters set slug = '' where id = company;
    update recruiters set company_name = company_name where id = company;
  end loop;
end $$;
