-- Removing a file asks each of these whether it points there; without an index each removal would read whole tables.
create index seekers_resume_file on seekers (resume_file_id) where resume_file_id is not null;
create index seekers_photo_file on seekers (photo_file_id) where photo_file_id is not null;
create index recruiters_logo_file on recruiters (logo_file_id) where logo_file_id is not null;
create index applications_resume_file on applications (resume_file_id) where resume_file_id is not null;
create index assistant_messages_file on assistant_messages (file_id) where file_id is not null;
