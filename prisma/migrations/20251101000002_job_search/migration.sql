-- Search over jobs reads one table: everything that a keyword or a filter looks at stands in the row (SPEC.md section 5).

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Fields of a search text are parted by U+001F, which no field contains: a keyword never matches across two fields.
create function search_fields(fields text[]) returns text language sql immutable parallel safe as $$
  select coalesce(lower(string_agg(translate(field, E'\x1f', ''), E'\x1f' order by place)), '')
  from unnest(fields) with ordinality as given (field, place)
  where field <> ''
$$;

-- A choice's words: its label and every other spelling of the specification that those do not contain. The lists are
-- those of the *.options.ts files; a test compares them.
create function job_type_words(value "JobType") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'FULL_TIME' then array['Full-time', 'Full time']
    when 'PART_TIME' then array['Part-time', 'Part time', 'Half-time', 'Half time']
    when 'INTERNSHIP' then array['Internship']
  end
$$;
create function work_mode_words(value "WorkMode") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'ONSITE' then array['onSite', 'on-site']
    when 'REMOTE' then array['remote']
    when 'HYBRID' then array['hybrid']
  end
$$;
create function experience_level_words(value "ExperienceLevel") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'FRESHER' then array['fresher']
    when 'FROM_0_TO_1' then array['0-1 years', '0-1 year']
    when 'FROM_1_TO_3' then array['1-3 years']
    when 'FROM_3_TO_5' then array['3-5 years']
    when 'OVER_5' then array['5+ years']
    else '{}'
  end
$$;
create function industry_words(value "Industry") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'TECHNOLOGY' then array['Technology']
    when 'HEALTHCARE' then array['HealthCare', 'Health-care']
    when 'DESIGN' then array['Design']
    when 'FINANCE' then array['Finance']
    when 'BUSINESS' then array['Business']
    when 'SALES' then array['Sales']
    when 'LAW' then array['Law']
    when 'IT' then array['IT']
    when 'CONSULTANT' then array['Consultant']
    when 'OTHER' then array['other']
  end
$$;
create function company_size_words(value "CompanySize") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'FROM_1_TO_10' then array['1-10']
    when 'FROM_11_TO_50' then array['11-50']
    when 'FROM_51_TO_200' then array['51-200']
    when 'FROM_201_TO_500' then array['201-500']
    when 'FROM_501_TO_1000' then array['501-1000']
    when 'OVER_1000' then array['1000+']
    else '{}'
  end
$$;

create function keep_job_search() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.recruiter_id <> old.recruiter_id then
    select company_name, company_size into new.company_name, new.company_size
    from recruiters where id = new.recruiter_id;
  end if;
  new.search_text := search_fields(array[new.title, new.company_name] || job_type_words(new.job_type) || new.location
    || work_mode_words(new.work_mode) || industry_words(new.industry) || new.requirements
    || experience_level_words(new.experience_level) || company_size_words(new.company_size));
  return new;
end $$;
create trigger jobs_search
  before insert or update of recruiter_id, title, company_name, company_size, job_type, location, work_mode, industry,
    requirements, experience_level, search_text
  on jobs for each row execute function keep_job_search();

-- The pairs of neighbouring letters of a text; a single letter is its own.
create function letter_pairs_of(given text) returns text[] language sql immutable parallel safe as $$
  select case when length(given) < 2 then string_to_array(given, null) else array(
    select letter || next
    from unnest(string_to_array(given, null), string_to_array(substr(given, 2), null)) as neighbours (letter, next)
    where next is not null
  ) end
$$;
-- The letters and pairs of a text. A keyword such as "c++", "it" or "5+" has no trigram that an index could look up, but
-- every one of its pairs is here. The cost keeps the planner from computing it for rows that an index could find. (It
-- calls no function of ours: PostgreSQL analyses and restores with an empty search path.)
create function search_pairs_of(search_text text) returns text[] language sql immutable parallel safe cost 5000 as $$
  select string_to_array(search_text, null) || array(
    select letter || next
    from unnest(string_to_array(search_text, null), string_to_array(substr(search_text, 2), null)) as neighbours (letter, next)
    where next is not null
  )
$$;

-- Only jobs that can be found are indexed. now() cannot stand in an index: each query compares the deadline itself.
create index jobs_open_newest on jobs (created_at desc, id desc) where status = 'OPEN' and deleted_at is null;
create index jobs_open_text on jobs using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_pairs on jobs using gin (search_pairs_of(search_text)) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
-- The planner takes no statistics from an index of a part of the table.
create statistics jobs_pairs on (search_pairs_of(search_text)) from jobs;
alter index jobs_open_pairs alter column 1 set statistics 0;
create index jobs_open_facets on jobs using gin (work_mode, job_type, experience_level, industry, company_size)
  with (fastupdate = off) where status = 'OPEN' and deleted_at is null;
create index jobs_open_salary on jobs (salary_min, salary_max) where status = 'OPEN' and deleted_at is null;
-- For the background work that closes jobs after their last day.
create index jobs_open_deadline on jobs (application_deadline) where status = 'OPEN' and deleted_at is null;
