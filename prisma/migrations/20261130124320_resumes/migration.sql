create table resumes (
    id uuid not null primary key,
    seeker_id uuid not null references seekers(id) on delete cascade on update cascade,
    file_id uuid not null references files(id) on delete cascade on update cascade,
    name text not null,
    created_at timestamptz(3) not null default current_timestamp
);
create unique index resumes_file_id_key on resumes(file_id);
create unique index resumes_seeker_id_name_key on resumes(seeker_id, name);

-- The resumes so far are the main ones.
insert into resumes (id, seeker_id, file_id, name)
select gen_random_uuid(), id, resume_file_id, 'Resume' from seekers where resume_file_id is not null;
