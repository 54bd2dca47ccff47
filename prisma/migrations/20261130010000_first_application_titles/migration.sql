-- Notices of a job's first application name the job, and no longer the applicant, whom anonymous review may hide.
update notices set title = 'First application received: ' || body, body = '', about_id = null
where kind = 'FIRST_APPLICATION' and title like '% is the first to apply';
