-- A platform of the version before companies had members: 40 recruiters, 600 jobs, 2,000 seekers, 20,000 applications.
insert into accounts (id, role, email, password_hash, email_verified_at, created_at)
select md5('recruiter ' || n)::uuid, 'RECRUITER'::"Role", 'recruiter-' || n || '@example.com', '$argon2id$', timestamptz '2026-01-02', timestamptz '2026-01-01'
from generate_series(1, 40) n
union all
select md5('seeker ' || n)::uuid, 'SEEKER'::"Role", 'seeker-' || n || '@example.com', '$argon2id$', timestamptz '2026-01-02', timestamptz '2026-01-01'
from generate_series(1, 2000) n;

insert into seekers (id, name, phone, dob, location, skills, browsable, created_at, updated_at)
select md5('seeker ' || n)::uuid, 'Seeker ' || n, lpad(n::text, 10, '9'), '1995-05-05', 'Pune', '{SQL,Go}', n % 4 > 0,
  timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
from generate_series(1, 2000) n;

insert into recruiters (id, company_name, company_location, industry, company_size, company_description, company_website, linkedin, created_at, updated_at)
select md5('recruiter ' || n)::uuid, 'Company ' || n % 38, 'Pune', 'Steel', (enum_range(null::"CompanySize"))[1 + n % 6], 'We are ' || n,
  'https://company-' || n || '.example.com', '', timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01'
from generate_series(1, 40) n;

insert into files (id, owner_id, kind, name, media_type, size, storage_key, created_at)
select md5('logo ' || n)::uuid, md5('recruiter ' || n)::uuid, 'LOGO'::"FileKind", 'logo.png', 'image/png', 1000, md5('logo ' || n) || repeat('a', 16), timestamptz '2026-01-01'
from generate_series(1, 10) n
union all
select md5('resume ' || n)::uuid, md5('seeker ' || n)::uuid, 'RESUME'::"FileKind", 'resume.pdf', 'application/pdf', 1000, md5('resume ' || n) || repeat('a', 16), timestamptz '2026-01-01'
from generate_series(1, 1000) n;
update recruiters set logo_file_id = files.id from files where kind = 'LOGO' and owner_id = recruiters.id;
update seekers set resume_file_id = files.id from files where kind = 'RESUME' and owner_id = seekers.id;
-- Old addresses lead to the new ones.
update recruiters set company_name = 'Renamed' where id = md5('recruiter 3')::uuid;

insert into jobs (id, recruiter_id, title, job_type, industry, work_mode, location, experience_level, salary_label, salary_min, salary_max,
  requirements, description, application_deadline, status, external_id, created_at, updated_at, deleted_at)
select md5('job ' || n)::uuid, md5('recruiter ' || 1 + n % 40)::uuid, 'Engineer ' || n, (enum_range(null::"JobType"))[1 + n % 3],
  (enum_range(null::"Industry"))[1 + n % 10], (enum_range(null::"WorkMode"))[1 + n % 3], 'Pune', 'FRESHER', '', n % 12, 2 + n % 12,
  'Knows SQL', 'What the work is.', case n % 7 when 0 then date '2020-01-01' when 1 then date '2999-01-01' end,
  (case when n % 11 = 0 then 'CLOSED' else 'OPEN' end)::"JobStatus", case when n % 2 = 0 then 'external-' || n end,
  timestamptz '2026-06-01' - n * interval '1 hour', '2026-06-01', case when n % 101 = 0 then timestamptz '2026-07-01' end
from generate_series(1, 600) n;

insert into applications (id, job_id, seeker_id, status, version, resume_file_id, applied_at, updated_at)
select md5('application ' || s || ' ' || j)::uuid, md5('job ' || j)::uuid, md5('seeker ' || s)::uuid,
  (enum_range(null::"ApplicationStatus"))[1 + (s + j) % 4], 1 + (s + j) % 2,
  (select resume_file_id from seekers where id = md5('seeker ' || s)::uuid),
  timestamptz '2026-11-01' - (s * 10 + j) * interval '1 minute', '2026-11-01'
from generate_series(1, 2000) s, lateral (select distinct 1 + (s * 7 + k * 61) % 600 as j from generate_series(1, 10) k) picked;
insert into application_events (application_id, kind, actor_id, created_at)
select a.id, 'APPLIED'::"ApplicationEventKind", a.seeker_id, a.applied_at from applications a
union all
select a.id, a.status::text::"ApplicationEventKind", j.recruiter_id, a.applied_at + interval '1 day'
from applications a join jobs j on j.id = a.job_id where a.status in ('ACCEPTED', 'REJECTED');
insert into saved_jobs (seeker_id, job_id, created_at)
select md5('seeker ' || s)::uuid, md5('job ' || s % 600 + 1)::uuid, timestamptz '2026-10-01' + s * interval '1 minute' from generate_series(1, 500) s;
analyze;
