-- A text as part of an address, as `slugOf` in shared/public-addresses.ts makes it.
create function slug_of(name text) returns text language sql immutable parallel safe as $$
  select trim(both '-' from left(regexp_replace(
    lower(regexp_replace(normalize(name, NFKD), '[\u0300-\u036f]', '', 'g')), '[^a-z0-9]+', '-', 'g'), 80))
$$;

alter table recruiters add column slug text not null default '';

-- Every slug that a company has had: the old ones lead to the new one, and to no other company.
create table company_slugs (
  slug text primary key,
  recruiter_id uuid not null references recruiters (id) on delete cascade on update cascade deferrable,
  created_at timestamptz(3) not null default now()
);
create index company_slugs_recruiter_id_idx on company_slugs (recruiter_id);

create function give_company_slug() returns trigger language plpgsql as $$
declare
  base text := coalesce(nullif(slug_of(new.company_name), ''), 'company');
  try int := 1;
begin
  if tg_op = 'UPDATE' and old.slug <> '' and slug_of(new.company_name) = slug_of(old.company_name) then
    new.slug := old.slug;
    return new;
  end if;
  -- The slug stands before its company does.
  set constraints company_slugs_recruiter_id_fkey deferred;
  loop
    new.slug := base || case when try = 1 then '' when try < 10 then '-' || try else '-' || right(new.id::text, 12) end;
    -- Of two companies that take a slug at once, the second waits here, and takes another.
    insert into company_slugs (slug, recruiter_id) values (new.slug, new.id) on conflict do nothing;
    exit when exists (select from company_slugs where slug = new.slug and recruiter_id = new.id);
    try := try + 1;
  end loop;
  return new;
end $$;
create trigger recruiters_slug before insert or update of company_name on recruiters
  for each row execute function give_company_slug();

update recruiters set company_name = company_name;
create unique index recruiters_slug_key on recruiters (slug);

-- Whether a job that is gone was ever there.
create index job_changes_job_id_idx on job_changes (job_id);
