-- A slug that was chosen by hand outlives a new name.
create or replace function give_company_slug() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(slug_of(new.name), ''), 'company');
  try int := 1;
begin
  if tg_op = 'UPDATE' and old.slug <> '' and (slug_of(new.name) = slug_of(old.name)
    or old.slug !~ ('^' || coalesce(nullif(slug_of(old.name), ''), 'company') || '(-([2-9]|[0-9a-f]{12}))?$')) then
    new.slug := old.slug;
    return new;
  end if;
  -- The slug stands before its company does.
  set constraints company_slugs_company_id_fkey deferred;
  loop
    new.slug := base || case when try = 1 then '' when try < 10 then '-' || try else '-' || right(new.id::text, 12) end;
    -- Of two companies that take a slug at once, the second waits here, and takes another.
    insert into company_slugs (slug, company_id) values (new.slug, new.id) on conflict do nothing;
    exit when exists (select from company_slugs where slug = new.slug and company_id = new.id);
    try := try + 1;
  end loop;
  return new;
end $$;

create or replace trigger companies_slug before insert or update of name on companies
  for each row execute function give_company_slug();
