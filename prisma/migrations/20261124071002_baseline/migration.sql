-- The schema of version 0.2.0. What each table and column is: prisma/schema.prisma.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create type "Role" as enum ('SEEKER', 'RECRUITER');
create type "EmailTokenPurpose" as enum ('VERIFY_EMAIL', 'RESET_PASSWORD');
create type "ContactVisibility" as enum ('SEEKERS', 'CONNECTIONS', 'NOBODY');
create type "ExperienceKind" as enum ('JOB', 'INTERNSHIP', 'SOCIAL');
create type "CompanySize" as enum (
  'FROM_1_TO_10', 'FROM_11_TO_50', 'FROM_51_TO_200', 'FROM_201_TO_500', 'FROM_501_TO_1000', 'OVER_1000'
);
create type "FileKind" as enum ('RESUME', 'PHOTO', 'LOGO', 'CHAT_RESUME', 'ANSWER');
create type "JobType" as enum ('FULL_TIME', 'PART_TIME', 'INTERNSHIP');
create type "WorkMode" as enum ('ONSITE', 'REMOTE', 'HYBRID');
create type "ExperienceLevel" as enum ('FRESHER', 'FROM_0_TO_1', 'FROM_1_TO_3', 'FROM_3_TO_5', 'OVER_5');
create type "Industry" as enum (
  'TECHNOLOGY', 'HEALTHCARE', 'DESIGN', 'FINANCE', 'BUSINESS', 'SALES', 'LAW', 'IT', 'CONSULTANT', 'OTHER'
);
create type "JobStatus" as enum ('OPEN', 'CLOSED', 'DRAFT', 'SCHEDULED');
create type "ApplicationStatus" as enum ('APPLIED', 'ACCEPTED', 'REJECTED', 'WITHDRAWN');
create type "ApplicationEventKind" as enum (
  'APPLIED', 'ACCEPTED', 'REJECTED', 'REMOVED', 'WITHDRAWN', 'MOVED', 'OPENED', 'UNANSWERED'
);
create type "ConnectionStatus" as enum ('REQUESTED', 'CONNECTED');
create type "AssistantAuthor" as enum ('SEEKER', 'ASSISTANT');
create type "AssistantAnswerState" as enum ('RUNNING', 'DONE', 'STOPPED', 'FAILED');
create type "ReportKind" as enum ('PERSON', 'MESSAGE', 'JOB');
create type "ReportReason" as enum ('SPAM', 'FRAUD', 'ABUSE', 'FAKE', 'OTHER');
create type "ReportOutcome" as enum ('DISMISSED', 'REMOVED', 'WARNED', 'SUSPENDED');
create type "SalaryRange" as enum (
  'FROM_50K_TO_1_LAKH', 'FROM_1_TO_2_LPA', 'FROM_2_TO_3_LPA', 'FROM_3_TO_4_LPA', 'FROM_4_TO_5_LPA', 'FROM_5_TO_6_LPA',
  'FROM_6_TO_7_LPA', 'FROM_7_TO_8_LPA', 'FROM_8_TO_9_LPA', 'FROM_9_TO_10_LPA', 'FROM_10_TO_12_LPA',
  'FROM_12_TO_15_LPA', 'OVER_15_LPA'
);
create type "JobChangeKind" as enum ('OPENED', 'EDITED', 'CLOSED', 'EXPIRED', 'DELETED');
create type "SearchSuggestionKind" as enum ('TITLE', 'COMPANY', 'PLACE');
create type "CompanyRole" as enum ('OWNER', 'RECRUITER', 'INTERVIEWER', 'VIEWER');
create type "PayUnit" as enum ('YEAR', 'MONTH', 'DAY', 'HOUR');
create type "DecisionReason" as enum (
  'SKILLS', 'EXPERIENCE', 'INTERVIEW', 'LOCATION', 'PAY', 'AVAILABILITY', 'OTHERS_FIT_BETTER', 'FILLED', 'OTHER'
);
create type "CompanyEventKind" as enum (
  'CREATED', 'CHANGED', 'MEMBER_INVITED', 'INVITATION_CANCELLED', 'MEMBER_JOINED', 'MEMBER_LEFT', 'MEMBER_REMOVED',
  'ROLE_CHANGED', 'JOB_POSTED', 'JOB_EDITED', 'JOB_CLOSED', 'JOB_REOPENED', 'JOB_DELETED', 'APPLICANT_ACCEPTED',
  'APPLICANT_REJECTED', 'DECISION_REMOVED', 'APPLICANT_MOVED', 'BLIND_MODE_ON', 'BLIND_MODE_OFF', 'JOIN_GRANTED',
  'JOIN_REFUSED', 'VERIFIED', 'VERIFICATION_LOST', 'JOB_RESTRICTED', 'JOB_UNRESTRICTED', 'JOB_HANDED_OVER'
);
create type "ResumeProblem" as enum ('LOCKED', 'TOO_MANY_PAGES', 'NO_TEXT', 'DAMAGED', 'TOO_SLOW');
create type "VerificationMethod" as enum ('MAIL', 'DNS');
create type "ApplicationSource" as enum (
  'SEARCH', 'SAVED', 'ASSISTANT', 'PUBLIC_PAGE', 'COMPANY_PAGE', 'WIDGET', 'ALERT'
);
create type "JobAlertFrequency" as enum ('AT_ONCE', 'DAILY', 'WEEKLY');
create type "JobEditors" as enum ('RECRUITERS', 'OWNER');
create type "AiPolicy" as enum ('WELCOME', 'DISCLOSE', 'PEOPLE_ONLY');
create type "QuestionKind" as enum ('TEXT', 'NUMBER', 'CHOICE', 'YES_NO', 'FILE');
create type "KeyEndReason" as enum ('EXPIRED', 'REVOKED', 'REPLACED', 'MEMBER_LEFT');
create type "LoginChallengePurpose" as enum ('ADD_PASSKEY', 'LOG_IN', 'SECOND_STEP', 'CONFIRM');
create type "OperatorRole" as enum ('SUPPORT', 'MODERATOR', 'ADMINISTRATOR');

create table accounts (
  id uuid primary key,
  role "Role" not null,
  email text not null,
  password_hash text not null,
  email_verified_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  display_name text not null default '',
  suspended_at timestamptz(3),
  constraint accounts_email_normal check (email = lower(btrim(email)) and email like '_%@_%' and length(email) <= 254),
  constraint accounts_password_hash check (password_hash like '$argon2%'),
  constraint accounts_display_name check (display_name = btrim(display_name) and length(display_name) <= 400)
);
create index accounts_recruiters_domain on accounts (split_part(email, '@', 2)) where role = 'RECRUITER';
create index accounts_suspended on accounts (id) where suspended_at is not null;
create unique index accounts_role_email_key on accounts (role, email);

create table email_tokens (
  id uuid primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  purpose "EmailTokenPurpose" not null,
  token_hash text not null,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3),
  constraint email_tokens_token_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint email_tokens_expiry check (expires_at > created_at)
);
create unique index email_tokens_token_hash_key on email_tokens (token_hash);
create index email_tokens_account_id_idx on email_tokens (account_id);

create table files (
  id uuid primary key,
  owner_id uuid not null references accounts on update cascade on delete cascade,
  kind "FileKind" not null,
  name text not null,
  media_type text not null,
  size integer not null,
  storage_key text not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint files_size check (size between 1 and 50000000),
  constraint files_words check (name <> '' and media_type like '_%/_%' and storage_key <> '')
);
create unique index files_storage_key_key on files (storage_key);
create index files_owner_id_idx on files (owner_id);

create table seekers (
  id uuid primary key references accounts on update cascade on delete cascade,
  name text not null,
  phone text not null,
  dob date,
  location text not null default '',
  current_profession text not null default '',
  about text not null default '',
  qualification text not null default '',
  course text not null default '',
  college text not null default '',
  cgpa numeric(4,2),
  graduation_year smallint,
  tenth_school text not null default '',
  tenth_percent numeric(5,2),
  tenth_passout smallint,
  twelfth_school text not null default '',
  twelfth_percent numeric(5,2),
  twelfth_passout smallint,
  skills text[] default array[]::text[],
  linkedin text not null default '',
  github text not null default '',
  resume_file_id uuid references files on update cascade on delete set null,
  photo_file_id uuid references files on update cascade on delete set null,
  phone_visibility "ContactVisibility" not null default 'SEEKERS',
  email_visibility "ContactVisibility" not null default 'SEEKERS',
  browsable boolean not null default true,
  search_text text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null,
  assistant_consent_at timestamptz(3),
  assistant_consent_withdrawn_at timestamptz(3),
  asked_to_fill_at timestamptz(3),
  constraint seekers_name check (name = btrim(name) and length(name) between 1 and 400),
  constraint seekers_phone check (phone ~ '^[0-9]{10}$'),
  constraint seekers_dob check (dob between '1900-01-01' and '2200-01-01'),
  constraint seekers_cgpa check (cgpa between 0 and 10),
  constraint seekers_tenth_percent check (tenth_percent between 0 and 100),
  constraint seekers_twelfth_percent check (twelfth_percent between 0 and 100),
  constraint seekers_years check (graduation_year between 1900 and 2200 and tenth_passout between 1900 and 2200
    and twelfth_passout between 1900 and 2200),
  constraint seekers_skills check (array_position(skills, null::text) is null and array_position(skills,
    '') is null and cardinality(skills) <= 500),
  constraint seekers_lengths check (length(location) <= 1000 and length(current_profession) <= 1000
    and length(about) <= 20000 and length(qualification) <= 1000 and length(course) <= 1000
    and length(college) <= 1000 and length(tenth_school) <= 1000 and length(twelfth_school) <= 1000
    and length(linkedin) <= 4000 and length(github) <= 4000)
);
create index seekers_text on seekers using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index seekers_pairs on seekers using gin (search_pairs_of(search_text)) with (fastupdate = off);
create index seekers_with_resume on seekers (created_at desc, id desc) where resume_file_id is not null;
create index seekers_resume_file on seekers (resume_file_id) where resume_file_id is not null;
create index seekers_photo_file on seekers (photo_file_id) where photo_file_id is not null;
create index seekers_created_at_id_idx on seekers (created_at desc, id desc);
create index seekers_dob_idx on seekers (dob);

create table experiences (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  kind "ExperienceKind" not null,
  position smallint not null,
  title text not null,
  company text not null,
  "from" date not null,
  "to" date,
  responsibilities text not null default '',
  constraint experiences_position check ("position" >= 0),
  constraint experiences_words check (length(btrim(title)) between 1 and 1000
    and length(btrim(company)) between 1 and 1000 and length(responsibilities) <= 20000),
  constraint experiences_dates check ("to" >= "from")
);
create unique index experiences_seeker_id_kind_position_key on experiences (seeker_id, kind, "position");

create table companies (
  id uuid primary key,
  name text not null,
  location text not null,
  industry text not null,
  size "CompanySize" not null,
  description text not null default '',
  website text not null default '',
  linkedin text not null default '',
  logo_file_id uuid references files on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null,
  slug text not null default '',
  other_places text[] not null default '{}',
  constraint companies_name check (name = btrim(name) and length(name) between 1 and 400),
  constraint companies_words check (length(btrim(location)) between 1 and 1000
    and length(btrim(industry)) between 1 and 1000 and length(description) <= 50000 and length(website) <= 4000
    and length(linkedin) <= 4000)
);
create index companies_logo_file on companies (logo_file_id) where logo_file_id is not null;
create unique index companies_slug_key on companies (slug);

create table jobs (
  id uuid primary key,
  company_id uuid not null references companies on update cascade on delete cascade,
  title text not null,
  job_type "JobType" not null,
  industry "Industry" not null,
  work_mode "WorkMode" not null,
  location text not null default '',
  experience_level "ExperienceLevel",
  salary_label text not null default '',
  salary_min numeric(8,2),
  salary_max numeric(8,2),
  requirements text not null default '',
  description text not null,
  application_deadline date,
  status "JobStatus" not null default 'OPEN',
  company_name text not null default '',
  company_size "CompanySize",
  search_text text not null default '',
  external_id text,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  deleted_at timestamptz(3),
  salary_range "SalaryRange",
  listed boolean not null default false,
  search_words tsvector,
  posted_by_id uuid references accounts on update cascade on delete set null,
  pay_min numeric(12,2),
  pay_max numeric(12,2),
  pay_currency text,
  pay_unit "PayUnit",
  city text not null default '',
  region text not null default '',
  country text not null default '',
  remote_from text not null default '',
  opens_at timestamptz(3),
  blind boolean not null default false,
  answer_within_days integer not null default 14,
  editors "JobEditors" not null default 'RECRUITERS',
  ai_policy "AiPolicy",
  questions jsonb not null default '[]'::jsonb,
  constraint jobs_title check (title = btrim(title) and length(title) between 1 and 1000),
  constraint jobs_description check (length(btrim(description)) between 1 and 100000),
  constraint jobs_lengths check (length(requirements) <= 50000 and length(location) <= 1000
    and length(salary_label) <= 200),
  constraint jobs_salary check (salary_min >= 0 and salary_max >= salary_min),
  constraint jobs_salary_max_needs_min check (salary_max is null or salary_min is not null),
  constraint jobs_external_id check (external_id <> ''),
  constraint jobs_pay check ((pay_min is null and pay_max is null and pay_currency is null and pay_unit is null)
    or (pay_min > 0 and (pay_max is null or pay_max >= pay_min) and pay_currency ~ '^[A-Z]{3}$'
    and pay_unit is not null)),
  constraint jobs_place check (char_length(city) <= 100 and char_length(region) <= 100
    and char_length(remote_from) <= 200 and country ~ '^([A-Z]{2})?$'),
  constraint jobs_opens_at check ((status::text = 'SCHEDULED') = (opens_at is not null)),
  constraint jobs_answer_within_days check (answer_within_days between 1 and 45),
  constraint jobs_questions check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 5)
);
create index jobs_listed_until on jobs (application_deadline) where listed;
create index jobs_open_place on jobs (slug_of(location), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null and location <> '';
create index jobs_posted_by on jobs (posted_by_id) where posted_by_id is not null;
create index jobs_to_open on jobs (opens_at) where opens_at is not null;
CREATE STATISTICS public.jobs_pairs ON search_pairs_of(search_text) FROM jobs;
create index jobs_company_id_created_at_id_idx on jobs (company_id, created_at desc, id desc);
create unique index jobs_company_id_external_id_key on jobs (company_id, external_id);
create index jobs_open_newest on jobs (created_at desc, id desc) where status = 'OPEN' and deleted_at is null;
create index jobs_open_text on jobs using gin (search_text gin_trgm_ops) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_pairs on jobs using gin (search_pairs_of(search_text)) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_facets on jobs using gin (work_mode, job_type, experience_level, industry,
  company_size) with (fastupdate = off) where status = 'OPEN' and deleted_at is null;
create index jobs_open_salary on jobs (salary_min, salary_max) where status = 'OPEN' and deleted_at is null;
create index jobs_open_deadline on jobs (application_deadline) where status = 'OPEN' and deleted_at is null;
create index jobs_open_words on jobs using gin (search_words) with (fastupdate = off)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_soonest on jobs (coalesce(('1970-01-01' - application_deadline), '-2147483647'::integer) desc,
  created_at desc, id desc) where status = 'OPEN' and deleted_at is null;
create index jobs_open_pay on jobs (((((coalesce(salary_max, salary_min,
  ('-1'::integer)::numeric) * 200))::integer + (((salary_min is not null) and (salary_max is null)))::integer)) desc,
  created_at desc, id desc) where status = 'OPEN' and deleted_at is null;
create index jobs_open_title on jobs (slug_of(title), created_at desc, id desc)
  where status = 'OPEN' and deleted_at is null;
create index jobs_open_updated on jobs (updated_at) where status = 'OPEN' and deleted_at is null;
alter index jobs_open_pairs alter column 1 set statistics 0;

create table saved_jobs (
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  job_id uuid not null references jobs on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  constraint saved_jobs_pkey primary key (seeker_id, job_id)
);
create index saved_jobs_job_id_idx on saved_jobs (job_id);
create index saved_jobs_seeker_id_created_at_job_id_idx on saved_jobs (seeker_id, created_at desc, job_id desc);

create table connections (
  id uuid primary key,
  requester_id uuid not null references seekers on update cascade on delete cascade,
  addressee_id uuid not null references seekers on update cascade on delete cascade,
  status "ConnectionStatus" not null default 'REQUESTED',
  created_at timestamptz(3) not null default current_timestamp,
  connected_at timestamptz(3),
  constraint connections_two_people check (requester_id <> addressee_id),
  constraint connections_connected_at check ((status = 'CONNECTED') = (connected_at is not null))
);
create unique index connections_pair on connections (least(requester_id, addressee_id), greatest(requester_id,
  addressee_id));
create index connections_requester_id_status_created_at_idx on connections (requester_id, status, created_at desc);
create index connections_addressee_id_status_created_at_idx on connections (addressee_id, status, created_at desc);

create table conversations (
  id uuid primary key,
  low_id uuid not null,
  high_id uuid not null,
  last_seq integer not null default 0,
  last_message_at timestamptz(3),
  created_at timestamptz(3) not null default current_timestamp,
  constraint conversations_order check (low_id < high_id),
  constraint conversations_last_seq check (last_seq >= 0)
);
create unique index conversations_low_id_high_id_key on conversations (low_id, high_id);

create table conversation_members (
  conversation_id uuid not null references conversations on update cascade on delete cascade,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  seen_seq integer not null default 0,
  constraint conversation_members_pkey primary key (conversation_id, seeker_id),
  constraint conversation_members_seen_seq check (seen_seq >= 0)
);
create index conversation_members_seeker_id_idx on conversation_members (seeker_id);

create table messages (
  id uuid primary key,
  conversation_id uuid not null references conversations on update cascade on delete cascade,
  seq integer not null,
  sender_id uuid not null references seekers on update cascade on delete cascade,
  client_id uuid not null,
  content text not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint messages_seq check (seq > 0),
  constraint messages_content check (content <> '' and content ~ '\S' and length(content) <= 50000)
);
create index messages_created_at_idx on messages using brin (created_at);
create unique index messages_conversation_id_seq_key on messages (conversation_id, seq);
create unique index messages_sender_id_client_id_key on messages (sender_id, client_id);

create table assistant_conversations (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  title text not null,
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null,
  constraint assistant_conversations_title check (length(title) between 1 and 1000)
);
create index assistant_conversations_seeker_id_updated_at_id_idx on assistant_conversations (seeker_id,
  updated_at desc, id desc);

create table assistant_messages (
  id uuid primary key,
  conversation_id uuid not null references assistant_conversations on update cascade on delete cascade,
  seq integer not null,
  author "AssistantAuthor" not null,
  text text not null,
  file_id uuid references files on update cascade on delete set null,
  job_ids uuid[] default ARRAY[]::uuid[],
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  created_at timestamptz(3) not null default current_timestamp,
  links text[] default array[]::text[],
  constraint assistant_messages_seq check (seq > 0),
  constraint assistant_messages_tokens check (input_tokens >= 0 and output_tokens >= 0)
);
create index assistant_messages_file on assistant_messages (file_id) where file_id is not null;
create unique index assistant_messages_conversation_id_seq_key on assistant_messages (conversation_id, seq);

create table assistant_usage (
  day date not null,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  questions integer not null default 0,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  cache_read_tokens integer not null default 0,
  cache_write_tokens integer not null default 0,
  constraint assistant_usage_pkey primary key (day, seeker_id),
  constraint assistant_usage_counts check (questions >= 0 and input_tokens >= 0 and output_tokens >= 0),
  constraint assistant_usage_cache_counts check (cache_read_tokens >= 0 and cache_write_tokens >= 0)
);
create index assistant_usage_seeker_id_idx on assistant_usage (seeker_id);

create table mails (
  id uuid primary key,
  cause text not null,
  "to" text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null default current_timestamp,
  sent_at timestamptz(3),
  unsubscribe_url text,
  constraint mails_words check (cause <> '' and "to" like '_%@_%' and subject <> '')
);
create unique index mails_cause_key on mails (cause);
create index mails_to_created_at_idx on mails ("to", created_at desc);

create table rate_limits (
  key text primary key,
  points integer not null default 0,
  expire bigint
) with (fillfactor=70);

create table assistant_answers (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  conversation_id uuid not null,
  question text not null,
  file_name text not null default '',
  state "AssistantAnswerState" not null default 'RUNNING',
  text text not null default '',
  error_code text not null default '',
  error_message text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  stop_requested_at timestamptz(3)
);
create unique index assistant_answers_running on assistant_answers (seeker_id) where state = 'RUNNING';
create index assistant_answers_seeker_id_idx on assistant_answers (seeker_id);
create index assistant_answers_created_at_idx on assistant_answers (created_at);

create table blocks (
  blocker_id uuid not null references seekers on update cascade on delete cascade,
  blocked_id uuid not null references seekers on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_two_people check (blocker_id <> blocked_id)
);
create index blocks_blocked_id_idx on blocks (blocked_id);
create index blocks_blocker_id_created_at_blocked_id_idx on blocks (blocker_id, created_at desc, blocked_id desc);

create table reports (
  id uuid primary key,
  reporter_id uuid not null,
  kind "ReportKind" not null,
  target_id uuid not null,
  reason "ReportReason" not null,
  note text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  reviewed_at timestamptz(3),
  outcome "ReportOutcome",
  evidence text not null default '',
  about_id uuid,
  taken_by_id uuid,
  taken_at timestamptz(3),
  decided_by_id uuid,
  explanation text not null default '',
  constraint reports_note check (length(note) <= 4000),
  constraint reports_reviewed check ((reviewed_at is null) = (outcome is null)),
  constraint reports_evidence check (length(evidence) <= 20000),
  constraint reports_explanation check (length(explanation) <= 2000),
  constraint reports_taken check ((taken_by_id is null) = (taken_at is null))
);
create unique index reports_waiting on reports (reporter_id, kind, target_id) where reviewed_at is null;
create index reports_reviewed_at_created_at_idx on reports (reviewed_at, created_at);
create index reports_reporter_id_idx on reports (reporter_id);
create index reports_kind_target_id_idx on reports (kind, target_id);
create index reports_about_id_idx on reports (about_id);

create table known_browsers (
  key_hash text primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  last_log_in_at timestamptz(3) not null
);
create index known_browsers_account_id_last_log_in_at_idx on known_browsers (account_id, last_log_in_at);

create table job_changes (
  id bigserial primary key,
  job_id uuid not null,
  kind "JobChangeKind" not null,
  created_at timestamptz(3) not null default now(),
  position bigint,
  alerts_matched boolean not null default false,
  company_only boolean not null default false
);
create index job_changes_without_position on job_changes (id) where "position" is null;
create index job_changes_without_alerts on job_changes (id) where kind = 'OPENED' and not alerts_matched;
create unique index job_changes_position_key on job_changes ("position");
create index job_changes_job_id_idx on job_changes (job_id);

create table search_vocabulary (
  word text collate "C" primary key,
  jobs integer not null,
  fields integer not null,
  titles integer not null
);
create index search_vocabulary_deletions on search_vocabulary using gin (word_deletions(word))
  where length(word) between 3 and 24 and word !~ '[0-9+#]';
create index search_vocabulary_trigrams on search_vocabulary using gin (word gin_trgm_ops)
  where length(word) between 9 and 40 and word !~ '[0-9+#]';

create table search_suggestions (
  kind "SearchSuggestionKind" not null,
  text text not null,
  jobs integer not null,
  constraint search_suggestions_pkey primary key (kind, text)
);
create index search_suggestions_words on search_suggestions using gin (array_to_tsvector(search_words_of(text)));

create table search_synonyms (
  id serial primary key,
  terms text[] not null,
  same boolean not null default true,
  constraint search_synonyms_terms_check check (cardinality(terms) between 2 and 20)
);

create table company_slugs (
  slug text primary key,
  company_id uuid not null references companies on update cascade on delete cascade deferrable,
  created_at timestamptz(3) not null default now()
);
create index company_slugs_company_id_idx on company_slugs (company_id);

create table company_members (
  account_id uuid not null references accounts on update cascade on delete cascade,
  company_id uuid not null references companies on update cascade on delete cascade,
  role "CompanyRole" not null,
  joined_at timestamptz(3) not null default current_timestamp,
  chosen_at timestamptz(3) not null default current_timestamp,
  constraint company_members_pkey primary key (account_id, company_id)
);
create index company_members_company_id_idx on company_members (company_id);

create table job_interviewers (
  account_id uuid not null,
  company_id uuid not null,
  job_id uuid not null references jobs on update cascade on delete cascade,
  constraint job_interviewers_pkey primary key (account_id, job_id),
  constraint job_interviewers_account_id_company_id_fkey foreign key (account_id, company_id)
    references company_members(account_id, company_id) on update cascade on delete cascade
);
create index job_interviewers_account_id_company_id_idx on job_interviewers (account_id, company_id);
create index job_interviewers_job_id_idx on job_interviewers (job_id);

create table company_invitations (
  id uuid primary key,
  company_id uuid not null references companies on update cascade on delete cascade,
  email text not null,
  role "CompanyRole" not null,
  token_hash text not null,
  invited_by_id uuid references accounts on update cascade on delete set null,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  constraint company_invitations_email check (email = lower(btrim(email)) and email like '_%@_%')
);
create unique index company_invitations_token_hash_key on company_invitations (token_hash);
create unique index company_invitations_company_id_email_key on company_invitations (company_id, email);
create index company_invitations_invited_by_id_idx on company_invitations (invited_by_id);

create table company_stages (
  id uuid primary key,
  company_id uuid not null references companies on update cascade on delete cascade,
  name text not null,
  position integer not null,
  constraint company_stages_name check (length(name) between 1 and 40)
);
create unique index company_stages_name_unique on company_stages (company_id, lower(name));
create index company_stages_company_id_position_idx on company_stages (company_id, "position");

create table applications (
  id uuid primary key,
  job_id uuid not null references jobs on update cascade on delete cascade,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  status "ApplicationStatus" not null default 'APPLIED',
  version integer not null default 1,
  resume_file_id uuid references files on update cascade on delete set null,
  applied_at timestamptz(3) not null default current_timestamp,
  updated_at timestamptz(3) not null default current_timestamp,
  told_status "ApplicationStatus",
  stage_id uuid references company_stages on update cascade,
  tags text[] not null default '{}',
  message text not null default '',
  revealed_at timestamptz(3),
  answer_due_on date,
  opened_at timestamptz(3),
  unanswered_at timestamptz(3),
  source "ApplicationSource",
  stage_since timestamptz(3) not null default current_timestamp,
  archived_version integer,
  cover_note text not null default '',
  constraint applications_version check (version >= 1),
  constraint applications_tags check (cardinality(tags) <= 20),
  constraint applications_message check (length(message) <= 6000),
  constraint applications_cover_note check (length(cover_note) <= 2000)
);
create index applications_resume_file on applications (resume_file_id) where resume_file_id is not null;
create index applications_tagged on applications (job_id) where tags <> '{}';
create index applications_applied_at_idx on applications using brin (applied_at);
create index applications_unanswered on applications (answer_due_on, id)
  where status = 'APPLIED' and unanswered_at is null;
create index applications_job_id_status_applied_at_id_idx on applications (job_id, status, applied_at desc, id desc);
create index applications_seeker_id_applied_at_id_idx on applications (seeker_id, applied_at desc, id desc);
create unique index applications_seeker_id_job_id_key on applications (seeker_id, job_id);
create index applications_stage_id_idx on applications (stage_id);
create index applications_job_id_status_source_stage_id_stage_since_idx on applications (job_id, status, source,
  stage_id, stage_since);

create table application_events (
  id bigserial primary key,
  application_id uuid not null references applications on update cascade on delete cascade,
  kind "ApplicationEventKind" not null,
  actor_id uuid,
  created_at timestamptz(3) not null default current_timestamp,
  stage text,
  reason "DecisionReason",
  reason_text text,
  bulk boolean not null default false,
  constraint application_events_reason_text check (length(reason_text) <= 1000),
  constraint application_events_actor check ((actor_id is null) = (kind::text = 'UNANSWERED'))
);
create index application_events_created_at_idx on application_events using brin (created_at);
create index application_events_application_id_id_idx on application_events (application_id, id);
create index application_events_actor_id_id_idx on application_events (actor_id, id);

create table application_notes (
  id uuid primary key,
  application_id uuid not null references applications on update cascade on delete cascade,
  author_id uuid references accounts on update cascade on delete set null,
  text text not null,
  created_at timestamptz(3) not null default current_timestamp,
  edited_at timestamptz(3),
  constraint application_notes_text check (length(text) between 1 and 5000)
);
create index application_notes_application_id_id_idx on application_notes (application_id, id);
create index application_notes_author_id_id_idx on application_notes (author_id, id);

create table apps (
  id uuid primary key,
  account_id uuid references accounts on update cascade on delete cascade,
  company_id uuid references companies on update cascade on delete cascade,
  name text not null,
  scopes text[] not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint apps_one_owner check (num_nonnulls(account_id, company_id) = 1),
  constraint apps_name check (name = btrim(name) and length(name) between 1 and 60),
  constraint apps_scopes check (cardinality(scopes) > 0)
);
create index apps_account_id_idx on apps (account_id);
create index apps_company_id_idx on apps (company_id);

create table sessions (
  id uuid primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  refresh_token_hash text not null,
  user_agent text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  ended_at timestamptz(3),
  address text not null default '',
  last_used_at timestamptz(3) not null default current_timestamp,
  app_id uuid references apps on update cascade on delete cascade,
  key_hint text,
  end_reason "KeyEndReason",
  reauthenticated_at timestamptz(3) not null default now(),
  constraint sessions_token_hash check (refresh_token_hash ~ '^[0-9a-f]{64}$'),
  constraint sessions_expiry check (expires_at > created_at),
  constraint sessions_key check ((app_id is null) = (key_hint is null))
);
create unique index sessions_refresh_token_hash_key on sessions (refresh_token_hash);
create index sessions_account_id_idx on sessions (account_id);
create index sessions_expires_at_idx on sessions (expires_at);
create index sessions_app_id_idx on sessions (app_id);

create table message_templates (
  id uuid primary key,
  company_id uuid not null references companies on update cascade on delete cascade,
  name text not null,
  status "ApplicationStatus" not null,
  body text not null,
  updated_at timestamptz(3) not null,
  constraint message_templates_name check (length(name) between 1 and 60),
  constraint message_templates_status check (status in ('ACCEPTED', 'REJECTED')),
  constraint message_templates_body check (length(body) between 1 and 5000)
);
create unique index message_templates_name_unique on message_templates (company_id, lower(name));
create index message_templates_company_id_idx on message_templates (company_id);

create table webhook_endpoints (
  id uuid primary key,
  app_id uuid not null references apps on update cascade on delete cascade,
  url text not null,
  kinds text[] not null,
  created_at timestamptz(3) not null default current_timestamp,
  disabled_at timestamptz(3),
  account_id uuid references accounts on update cascade on delete set null,
  secret_version integer not null default 1,
  previous_secret_until timestamptz(3),
  constraint webhook_endpoints_kinds check (cardinality(kinds) > 0)
);
create index webhook_endpoints_app_id_idx on webhook_endpoints (app_id);
create index webhook_endpoints_account_id_idx on webhook_endpoints (account_id);

create table webhook_deliveries (
  id uuid primary key,
  endpoint_id uuid not null references webhook_endpoints on update cascade on delete cascade,
  event_id text not null,
  kind text not null,
  body text not null,
  created_at timestamptz(3) not null default current_timestamp,
  attempts integer not null default 0,
  last_attempt_at timestamptz(3),
  last_status integer,
  last_error text,
  delivered_at timestamptz(3),
  failed_at timestamptz(3)
);
create unique index webhook_deliveries_endpoint_id_event_id_key on webhook_deliveries (endpoint_id, event_id);
create index webhook_deliveries_endpoint_id_created_at_id_idx on webhook_deliveries (endpoint_id, created_at desc,
  id desc);
create index webhook_deliveries_created_at_idx on webhook_deliveries (created_at);

create table company_events (
  id uuid default gen_random_uuid() primary key,
  company_id uuid not null references companies on update cascade on delete cascade,
  kind "CompanyEventKind" not null,
  actor_id uuid,
  person_id uuid,
  job_id uuid,
  application_id uuid,
  subject text not null default '',
  detail text not null default '',
  created_at timestamptz(3) not null default current_timestamp,
  constraint company_events_words check (length(subject) <= 1000 and length(detail) <= 1000)
);
create index company_events_of_actor on company_events (company_id, actor_id, created_at desc, id desc);
create index company_events_of_kind on company_events (company_id, kind, created_at desc, id desc);
create index company_events_addresses on company_events (subject)
  where kind in ('MEMBER_INVITED', 'INVITATION_CANCELLED');
create index company_events_company_id_created_at_id_idx on company_events (company_id, created_at desc, id desc);
create index company_events_actor_id_id_idx on company_events (actor_id, id);
create index company_events_person_id_id_idx on company_events (person_id, id);

create table resume_texts (
  file_id uuid primary key references files on update cascade on delete cascade,
  text text not null default '',
  problem "ResumeProblem",
  words tsvector,
  read_at timestamptz(3) not null default current_timestamp
) with (toast_tuple_target=8160);
alter table resume_texts alter column words set storage main;
create index resume_texts_words on resume_texts using gin (words);

create table company_join_requests (
  company_id uuid not null references companies on update cascade on delete cascade,
  account_id uuid not null references accounts on update cascade on delete cascade,
  created_at timestamptz(3) not null default current_timestamp,
  refused_at timestamptz(3),
  constraint company_join_requests_pkey primary key (company_id, account_id)
);
create index company_join_requests_account_id_idx on company_join_requests (account_id);

create table spent_refresh_tokens (
  token_hash text primary key,
  session_id uuid not null references sessions on update cascade on delete cascade
);
create index spent_refresh_tokens_session_id_idx on spent_refresh_tokens (session_id);

create table idempotency_keys (
  id text primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  request_hash text not null,
  claim uuid not null,
  claimed_until timestamptz(3),
  results bytea[] default '{}',
  answer bytea,
  created_at timestamptz(3) not null default now()
);
create index idempotency_keys_account_id_idx on idempotency_keys (account_id);
create index idempotency_keys_created_at_idx on idempotency_keys (created_at);

create table notices (
  id uuid primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  kind text not null,
  cause text not null,
  about_id uuid references accounts on update cascade on delete cascade,
  company_id uuid,
  title text not null,
  body text not null default '',
  path text not null,
  on_page boolean not null default true,
  created_at timestamptz(3) not null default current_timestamp,
  read_at timestamptz(3),
  mail jsonb,
  mail_due_at timestamptz(3),
  mailed_at timestamptz(3),
  push_until timestamptz(3),
  pushed_at timestamptz(3),
  constraint notices_path check (path like '/%' and path not like '//%'),
  constraint notices_member_fkey foreign key (account_id, company_id) references company_members(account_id,
    company_id) on update cascade on delete cascade
);
create index notices_unread on notices (account_id, created_at desc, id desc) where on_page and read_at is null;
create index notices_mails_due on notices (account_id, mail_due_at) where mail_due_at is not null;
create unique index notices_cause_account_id_key on notices (cause, account_id);
create index notices_account_id_created_at_id_idx on notices (account_id, created_at desc, id desc);
create index notices_about_id_idx on notices (about_id);
create index notices_account_id_company_id_idx on notices (account_id, company_id);
create index notices_created_at_idx on notices (created_at);

create table notice_preferences (
  account_id uuid primary key references accounts on update cascade on delete cascade,
  time_zone text not null default 'UTC',
  quiet_from smallint,
  quiet_until smallint,
  choices jsonb not null default '{}'::jsonb,
  constraint notice_preferences_quiet check ((quiet_from is null) = (quiet_until is null)
    and quiet_from between 0 and 23 and quiet_until between 0 and 23 and quiet_from <> quiet_until)
);

create table company_verifications (
  company_id uuid primary key references companies on update cascade on delete cascade,
  domain text not null,
  method "VerificationMethod" not null,
  name_key text not null,
  verified_at timestamptz(3) not null,
  checked_at timestamptz(3) not null,
  missing_since timestamptz(3)
);
create index company_verifications_name_key_idx on company_verifications (name_key);
create index company_verifications_checked_at_idx on company_verifications (checked_at);

create table company_domain_claims (
  company_id uuid primary key references companies on update cascade on delete cascade,
  domain text not null,
  token text not null,
  created_at timestamptz(3) not null default current_timestamp
);
create unique index company_domain_claims_token_key on company_domain_claims (token);

create table audit_events (
  id uuid default gen_random_uuid() primary key,
  account_id uuid,
  app_id uuid,
  operation text not null,
  outcome text not null,
  address text not null,
  created_at timestamptz(3) not null,
  subject_id uuid,
  company_id uuid,
  device text not null default ''
);
create index audit_events_app_id_created_at_id_idx on audit_events (app_id, created_at desc, id desc);
create index audit_events_account_id_idx on audit_events (account_id);
create index audit_events_created_at_idx on audit_events (created_at);
create index audit_events_subject_id_created_at_id_idx on audit_events (subject_id, created_at desc, id desc);

create table job_alert_searches (
  id bigint generated always as identity primary key,
  search jsonb not null,
  hash bytea not null,
  prepared_at timestamptz(3) not null default now(),
  words tsquery,
  contains text,
  places tsquery,
  companies tsquery,
  excluded tsquery,
  job_types "JobType"[],
  work_modes "WorkMode"[],
  experience_levels "ExperienceLevel"[],
  industries "Industry"[],
  company_sizes "CompanySize"[],
  salary_min numeric(65,30),
  salary_max numeric(65,30),
  pay_at_least numeric(65,30),
  posted_within_days integer,
  constraint job_alert_searches_hash_key unique (hash)
);
create index job_alert_searches_prepared_at_idx on job_alert_searches (prepared_at);

create table job_alerts (
  id uuid primary key,
  seeker_id uuid not null references seekers on update cascade on delete cascade,
  search_id bigint not null references job_alert_searches on update cascade on delete restrict,
  name text not null,
  frequency "JobAlertFrequency" not null,
  paused_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index job_alerts_search_id_id_seeker_id_frequency_created_at_paus_idx on job_alerts (search_id, id, seeker_id,
  frequency, created_at, paused_at);
create index job_alerts_seeker_id_created_at_idx on job_alerts (seeker_id, created_at);

create table job_alert_tokens (
  search_id bigint not null references job_alert_searches on update cascade on delete cascade,
  token text collate "C" not null,
  filters bigint not null,
  places bigint not null,
  constraint job_alert_tokens_pkey primary key (search_id, token)
);
create index job_alert_tokens_token_search_id_filters_places_idx on job_alert_tokens (token, search_id, filters,
  places);

create table job_alert_matches (
  alert_id uuid not null references job_alerts on update cascade on delete cascade,
  job_id uuid not null references jobs on update cascade on delete cascade,
  seeker_id uuid not null,
  created_at timestamptz(3) not null default now(),
  due_at timestamptz(3) not null,
  told_at timestamptz(3),
  constraint job_alert_matches_pkey primary key (alert_id, job_id)
);
create index job_alert_matches_created_at_idx on job_alert_matches using brin (created_at);
create index job_alert_matches_untold on job_alert_matches (due_at) where told_at is null;
create index job_alert_matches_untold_seeker on job_alert_matches (seeker_id, due_at) where told_at is null;
create index job_alert_matches_job_id_idx on job_alert_matches (job_id);

create table push_subscriptions (
  id uuid primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  session_id uuid not null references sessions on update cascade on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default current_timestamp,
  delivered_at timestamptz(3),
  constraint push_subscriptions_endpoint check (length(endpoint) <= 1000)
);
create unique index push_subscriptions_account_id_endpoint_key on push_subscriptions (account_id, endpoint);
create index push_subscriptions_session_id_idx on push_subscriptions (session_id);

create table application_answers (
  application_id uuid not null references applications on update cascade on delete cascade,
  position smallint not null,
  kind "QuestionKind" not null,
  label text not null,
  text text not null default '',
  need text not null default '',
  is_met boolean,
  file_id uuid references files on update cascade on delete set null,
  constraint application_answers_lengths check (length(label) <= 200 and length(text) <= 2000),
  constraint application_answers_pkey primary key (application_id, "position")
);
create index application_answers_file_id_idx on application_answers (file_id);

create table passkeys (
  id uuid primary key,
  account_id uuid not null references accounts on update cascade on delete cascade,
  credential_id text not null,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  is_backed_up boolean not null default false,
  created_at timestamptz(3) not null default now(),
  last_used_at timestamptz(3),
  constraint passkeys_name_length check (char_length(name) between 1 and 60),
  constraint passkeys_credential_id_key unique (credential_id)
);
create index passkeys_account_id_idx on passkeys (account_id);

create table authenticator_apps (
  account_id uuid primary key references accounts on update cascade on delete cascade,
  sealed_key bytea not null,
  last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  confirmed_at timestamptz(3)
);

create table recovery_codes (
  account_id uuid not null references accounts on update cascade on delete cascade,
  code_hash text not null,
  used_at timestamptz(3),
  constraint recovery_codes_pkey primary key (account_id, code_hash)
);

create table login_challenges (
  token_hash text primary key,
  purpose "LoginChallengePurpose" not null,
  role "Role" not null,
  account_id uuid references accounts on update cascade on delete cascade,
  session_id uuid references sessions on update cascade on delete cascade,
  challenge text not null,
  expires_at timestamptz(3) not null,
  constraint login_challenges_bound check (case when (purpose in ('ADD_PASSKEY', 'CONFIRM')) then ((account_id is not null) and (session_id is not null))
    when (purpose = 'SECOND_STEP') then ((account_id is not null) and (session_id is null))
    else ((account_id is null) and (session_id is null)) end)
);
create index login_challenges_account_id_idx on login_challenges (account_id);
create index login_challenges_session_id_idx on login_challenges (session_id);
create index login_challenges_expires_at_idx on login_challenges (expires_at);

create table operators (
  account_id uuid primary key references accounts on update cascade on delete cascade,
  role "OperatorRole" not null,
  created_at timestamptz(3) not null default now()
);

create table suspended_jobs (
  job_id uuid primary key references jobs on update cascade on delete cascade
);

-- Terms that are the same; groups of which each term finds the others, too; and terms that find others.
insert into search_synonyms (terms, same)
select string_to_array(terms, '='), true
from regexp_split_to_table('bangalore=bengaluru, bombay=mumbai, madras=chennai, calcutta=kolkata, poona=pune,
  cochin=kochi, trivandrum=thiruvananthapuram, calicut=kozhikode, mysore=mysuru, mangalore=mangaluru, hubli=hubballi,
  belgaum=belagavi, baroda=vadodara, gurgaon=gurugram, pondicherry=puducherry, allahabad=prayagraj,
  benares=varanasi=banaras, vizag=visakhapatnam, trichy=tiruchirappalli, tanjore=thanjavur, ooty=udhagamandalam,
  simla=shimla, cawnpore=kanpur, aurangabad=chhatrapati sambhajinagar, panjim=panaji, new delhi=delhi, orissa=odisha,
  peking=beijing, saigon=ho chi minh city, new york=nyc, sr=senior, jr=junior, asst=assistant, assoc=associate,
  mgr=manager, exec=executive, engg=engineering, dev=developer, devs=developers, admin=administrator,
  hr=human resources, qa=quality assurance, ml=machine learning, ai=artificial intelligence,
  nlp=natural language processing, sre=site reliability engineer, dba=database administrator, ux=user experience,
  ui=user interface, seo=search engine optimisation=search engine optimization, ca=chartered accountant,
  pm=product manager, ba=business analyst, bpo=business process outsourcing, crm=customer relationship management,
  erp=enterprise resource planning, cto=chief technology officer, cfo=chief financial officer,
  ceo=chief executive officer, js=javascript, ts=typescript, golang=go, postgresql=postgres, mongodb=mongo,
  kubernetes=k8s, reactjs=react, angularjs=angular, vuejs=vue, nodejs=node js=node, dotnet=dot net, csharp=c#,
  cpp=c++, aws=amazon web services, gcp=google cloud, frontend=front end, backend=back end, fullstack=full stack,
  ecommerce=e commerce, email=e mail, wfh=work from home=remote, internship=intern, fulltime=full time,
  parttime=part time, lab=laboratory, optimisation=optimization, programme=program, centre=center,
  counsellor=counselor, jewellery=jewelry, labour=labor, organisation=organization', ',\s+') as terms
union all
select array[term] || array_remove(terms, term), false
from regexp_split_to_table('developer=engineer=programmer, lawyer=counsel=attorney=advocate=legal, doctor=physician,
  nurse=nursing, chef=cook=kitchen, accountant=accounts=accounting=bookkeeper, consultant=consulting,
  marketing=marketer, sales=business development, teacher=tutor=lecturer, designer=design,
  support=helpdesk=customer care=customer service=customer support, driver=chauffeur,
  technician=installation=mechanic, recruiter=recruitment=talent acquisition, writer=editor=copywriter,
  warehouse=logistics, analyst=analytics', ',\s+') as listed,
  string_to_array(listed, '=') as terms, unnest(terms) as term
union all
select string_to_array(terms, '>'), false
from regexp_split_to_table('tech support>it support, qa>tester>testing>test automation>test, admin>administration,
  cloud engineer>cloud administrator>devops, mobile>android>ios, mobile app>mobile>android>ios,
  web developer>frontend>front end>full stack>php>react, privacy>data protection, van>delivery>lmv,
  physiotherapist>physio', ',\s+') as terms;
