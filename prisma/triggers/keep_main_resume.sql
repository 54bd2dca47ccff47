-- The specification's upload, and nodes of the last release, write only `seekers.resume_file_id`.
create or replace function keep_main_resume() returns trigger language plpgsql as $$
begin
  if new.resume_file_id is null then
    delete from resumes where file_id = old.resume_file_id;
  elsif not exists (select from resumes where file_id = new.resume_file_id) then
    update resumes set file_id = new.resume_file_id where tg_op = 'UPDATE' and file_id = old.resume_file_id;
    if not found then
      insert into resumes (id, seeker_id, file_id, name)
      select gen_random_uuid(), new.id, new.resume_file_id, free.name
      from unnest(array['Resume', 'Resume 2', 'Resume 3', 'Resume 4', 'Resume 5']) as free (name)
      where free.name not in (select name from resumes where seeker_id = new.id) limit 1;
    end if;
  end if;
  return new;
end $$;

create or replace trigger seekers_main_resume after insert or update of resume_file_id on seekers
for each row execute function keep_main_resume();
