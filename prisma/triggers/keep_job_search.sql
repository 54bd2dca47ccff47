-- A choice's words: its label and every other spelling of the specification that those do not contain. The lists are
-- those of the *.options.ts files; a test compares them.
create or replace function choice_words(choice text) returns text[] language sql immutable parallel safe as $$
  select case choice
    when 'FULL_TIME' then array['Full-time', 'Full time']
    when 'PART_TIME' then array['Part-time', 'Part time', 'Half-time', 'Half time']
    when 'INTERNSHIP' then array['Internship']
    when 'ONSITE' then array['onSite', 'on-site']
    when 'REMOTE' then array['remote']
    when 'HYBRID' then array['hybrid']
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
    when 'FRESHER' then array['fresher']
    when 'FROM_0_TO_1' then array['0-1 years', '0-1 year']
    when 'FROM_1_TO_3' then array['1-3 years']
    when 'FROM_3_TO_5' then array['3-5 years']
    when 'OVER_5' then array['5+ years']
    when 'FROM_1_TO_10' then array['1-10']
    when 'FROM_11_TO_50' then array['11-50']
    when 'FROM_51_TO_200' then array['51-200']
    when 'FROM_201_TO_500' then array['201-500']
    when 'FROM_501_TO_1000' then array['501-1000']
    when 'OVER_1000' then array['1000+']
  end
$$;

create or replace function keep_job_search() returns trigger language plpgsql as $$
declare
  choices text[];
begin
  if tg_op = 'INSERT' or new.company_id <> old.company_id then
    select name, size into new.company_name, new.company_size from companies where id = new.company_id;
  end if;
  choices := choice_words(new.job_type::text) || choice_words(new.work_mode::text) || choice_words(new.industry::text)
    || choice_words(new.experience_level::text);
  new.search_text := search_fields(array[new.title, new.company_name] || choice_words(new.job_type::text) || new.location
    || choice_words(new.work_mode::text) || choice_words(new.industry::text) || new.requirements
    || choice_words(new.experience_level::text) || choice_words(new.company_size::text));
  new.search_words := job_words(new.title, new.company_name, new.location, choices || new.requirements, new.description);
  return new;
end $$;

create or replace trigger jobs_search
  before insert or update of company_id, title, company_name, company_size, job_type, location, work_mode, industry,
    requirements, experience_level, description, search_text, search_words
  on jobs for each row execute function keep_job_search();
