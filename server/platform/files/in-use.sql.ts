/** SQL condition that the file `f` is referenced: unreferenced files were removed or replaced, and get deleted. */
export const IN_USE = `(
  exists (select from seekers where resume_file_id = f.id or photo_file_id = f.id)
  or exists (select from resumes where file_id = f.id)
  or exists (select from companies where logo_file_id = f.id)
  or exists (select from applications where resume_file_id = f.id)
  or exists (select from application_answers where file_id = f.id)
  or exists (select from offers where file_id = f.id)
  or exists (select from messages where file_id = f.id)
  or exists (select from assistant_messages where file_id = f.id))`;
