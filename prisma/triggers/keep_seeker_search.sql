create or replace function keep_seeker_search() returns trigger language plpgsql as $$
begin
  new.search_text := search_fields(array[new.name, new.location, new.qualification, new.current_profession]
    || new.skills || array[trim_scale(new.cgpa)::text, new.linkedin, new.github]);
  return new;
end $$;

create or replace trigger seekers_search
  before insert or update of name, location, qualification, current_profession, skills, cgpa, linkedin, github, search_text
  on seekers for each row execute function keep_seeker_search();
