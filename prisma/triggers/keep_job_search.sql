-- A choice's words: its label and every other spelling of the specification that those do not contain. The lists are
-- those of the *.options.ts files; a test compares them.
create or replace function job_type_words(value "JobType") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'FULL_TIME' then array['Full-time', 'Full time']
    when 'PART_TIME' then array['Part-time', 'Part time', 'Half-time', 'Half time']
    when 'INTERNSHIP' then array['Internship']
  end
$$;

create or replace function work_mode_words(value "WorkMode") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'ONSITE' then array['onSite', 'on-site']
    when 'REMOTE' then array['remote']
    when 'HYBRID' then array['hybrid']
  end
$$;

create or replace function industry_words(value "Industry") returns text[] language sql immutable parallel safe as $$
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

create or replace function experience_level_words(value "ExperienceLevel") returns text[] language sql immutable parallel safe as $$
  select case value
    when 'FRESHER' then array['fresher']
    when 'FROM_0_TO_1' then array['0-1 years', '0-1 year']
    when 'FROM_1_TO_3' then array['1-3 years']
    when 'FROM_3_TO_5' then array['3-5 years']
    when 'OVER_5' then array['5+ years']
    else '{}'
  end
$$;

create or replace function company_size_words(value "CompanySize") returns text[] language sql immutable parallel safe as $$
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

create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  choices text[];
begin
  if tg_op = 'INSERT' or new.company_id <> old.company_id then
    select name, size into new.company_name, new.company_size from companies where id = new.company_id;
  end if;
  choices := job_type_words(new.job_type) || work_mode_words(new.work_mode) || industry_words(new.industry)
    || experience_level_words(new.experience_level);
  new.search_text := search_fields(array[new.title, new.company_name] || job_type_words(new.job_type) || new.location
    || work_mode_words(new.work_mode) || industry_words(new.industry) || new.requirements
    || experience_level_words(new.experience_level) || company_size_words(new.company_size));
  new.search_words := job_words(new.title, new.company_name, new.location, choices || new.requirements, new.description);
  return new;
end $$;

create or replace trigger jobs_search
  before insert or update of company_id, title, company_name, company_size, job_type, location, work_mode, industry,
    requirements, experience_level, description, search_text, search_words
  on jobs for each row execute function keep_job_search();
