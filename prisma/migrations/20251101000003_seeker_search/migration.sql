-- Search over seekers: free text over the nine fields of SPEC.md section 5, kept in the row like that of jobs.

create function keep_seeker_search() returns trigger language plpgsql as $$
begin
  new.search_text := search_fields(array[new.name, new.location, new.qualification, new.current_profession]
    || new.skills || array[trim_scale(new.cgpa)::text, new.linkedin, new.github]);
  return new;
end $$;
create trigger seekers_search
  before insert or update of name, location, qualification, current_profession, skills, cgpa, linkedin, github, search_text
  on seekers for each row execute function keep_seeker_search();

-- The texts of single fields are contained in the search text: one index finds candidates for all of them.
create index seekers_text on seekers using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index seekers_pairs on seekers using gin (search_pairs_of(search_text)) with (fastupdate = off);
-- For ages and resumes that few have.
create index seekers_dob_idx on seekers (dob);
create index seekers_with_resume on seekers (created_at desc, id desc) where resume_file_id is not null;
