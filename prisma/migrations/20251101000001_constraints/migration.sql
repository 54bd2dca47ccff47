-- What Prisma's schema cannot say. The services check the same rules and answer with a sentence; these are the last guard.

-- Accounts
alter table accounts
  add constraint accounts_email_normal check (email = lower(btrim(email)) and email like '_%@_%' and length(email) <= 254),
  add constraint accounts_password_hash check (password_hash like '$argon2%');
alter table sessions
  add constraint sessions_token_hash check (refresh_token_hash ~ '^[0-9a-f]{64}$'),
  add constraint sessions_expiry check (expires_at > created_at);
alter table email_tokens
  add constraint email_tokens_token_hash check (token_hash ~ '^[0-9a-f]{64}$'),
  add constraint email_tokens_expiry check (expires_at > created_at);

-- Profiles. A length here is far above what the forms allow: it stops floods, not people.
alter table seekers
  add constraint seekers_name check (name = btrim(name) and length(name) between 1 and 400),
  add constraint seekers_phone check (phone ~ '^[0-9]{10}$'),
  add constraint seekers_dob check (dob between date '1900-01-01' and date '2200-01-01'),
  add constraint seekers_cgpa check (cgpa between 0 and 10),
  add constraint seekers_tenth_percent check (tenth_percent between 0 and 100),
  add constraint seekers_twelfth_percent check (twelfth_percent between 0 and 100),
  add constraint seekers_years check (graduation_year between 1900 and 2200 and tenth_passout between 1900 and 2200
    and twelfth_passout between 1900 and 2200),
  add constraint seekers_skills check (array_position(skills, null) is null and array_position(skills, '') is null
    and cardinality(skills) <= 500),
  add constraint seekers_lengths check (length(location) <= 1000 and length(current_profession) <= 1000
    and length(about) <= 20000 and length(qualification) <= 1000 and length(course) <= 1000 and length(college) <= 1000
    and length(tenth_school) <= 1000 and length(twelfth_school) <= 1000 and length(linkedin) <= 4000 and length(github) <= 4000);
alter table experiences
  add constraint experiences_position check (position >= 0),
  add constraint experiences_words check (length(btrim(title)) between 1 and 1000 and length(btrim(company)) between 1 and 1000
    and length(responsibilities) <= 20000),
  add constraint experiences_dates check ("to" >= "from");
alter table recruiters
  add constraint recruiters_company_name check (company_name = btrim(company_name) and length(company_name) between 1 and 400),
  add constraint recruiters_words check (length(btrim(company_location)) between 1 and 1000
    and length(btrim(industry)) between 1 and 1000 and length(company_description) <= 50000
    and length(company_website) <= 4000 and length(linkedin) <= 4000);
alter table files
  add constraint files_size check (size between 1 and 50000000),
  add constraint files_words check (name <> '' and media_type like '_%/_%' and storage_key <> '');

-- Jobs
alter table jobs
  add constraint jobs_title check (title = btrim(title) and length(title) between 1 and 1000),
  add constraint jobs_description check (length(btrim(description)) between 1 and 100000),
  add constraint jobs_lengths check (length(requirements) <= 50000 and length(location) <= 1000 and length(salary_label) <= 200),
  add constraint jobs_salary check (salary_min >= 0 and salary_max >= salary_min),
  add constraint jobs_salary_max_needs_min check (salary_max is null or salary_min is not null),
  add constraint jobs_external_id check (external_id <> '');

-- Applications
alter table applications add constraint applications_version check (version >= 1);

-- Network: one row per unordered pair
alter table connections
  add constraint connections_two_people check (requester_id <> addressee_id),
  add constraint connections_connected_at check ((status = 'CONNECTED') = (connected_at is not null));
create unique index connections_pair on connections (least(requester_id, addressee_id), greatest(requester_id, addressee_id));

-- Messages
alter table conversations
  add constraint conversations_order check (low_id < high_id),
  add constraint conversations_last_seq check (last_seq >= 0);
alter table conversation_members add constraint conversation_members_seen_seq check (seen_seq >= 0);
alter table messages
  add constraint messages_seq check (seq > 0),
  add constraint messages_content check (content <> '' and content ~ '\S' and length(content) <= 50000);

-- The career assistant
alter table assistant_conversations add constraint assistant_conversations_title check (length(title) between 1 and 1000);
alter table assistant_messages
  add constraint assistant_messages_seq check (seq > 0),
  add constraint assistant_messages_tokens check (input_tokens >= 0 and output_tokens >= 0);
alter table assistant_usage
  add constraint assistant_usage_counts check (questions >= 0 and input_tokens >= 0 and output_tokens >= 0);

-- Mail
alter table mails add constraint mails_words check (cause <> '' and "to" like '_%@_%' and subject <> '');

-- A profile belongs to an account of its own kind, and an account keeps its role.
create function check_profile_role() returns trigger language plpgsql as $$
begin
  perform 1 from accounts where id = new.id and role = tg_argv[0]::"Role";
  if not found then
    raise exception 'the account % is no %', new.id, tg_argv[0] using errcode = 'check_violation', constraint = tg_table_name || '_role';
  end if;
  return new;
end $$;
create trigger seekers_role before insert or update of id on seekers
  for each row execute function check_profile_role('SEEKER');
create trigger recruiters_role before insert or update of id on recruiters
  for each row execute function check_profile_role('RECRUITER');

create function refuse_role_change() returns trigger language plpgsql as $$
begin
  raise exception 'the role of an account never changes' using errcode = 'check_violation', constraint = 'accounts_role_fixed';
end $$;
create trigger accounts_role_fixed before update of role on accounts
  for each row when (old.role is distinct from new.role) execute function refuse_role_change();

-- What happened to an application is never rewritten. It goes only with the application itself.
create function refuse_event_change() returns trigger language plpgsql as $$
begin
  raise exception 'application events are append-only' using errcode = 'check_violation', constraint = 'application_events_append_only';
end $$;
create trigger application_events_append_only before update on application_events
  for each row execute function refuse_event_change();

-- Seen only moves forward, and never beyond the newest message.
create function keep_seen_forward() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.seen_seq < old.seen_seq then
    new.seen_seq := old.seen_seq;
  end if;
  if new.seen_seq > 0 then
    new.seen_seq := least(new.seen_seq, (select last_seq from conversations where id = new.conversation_id));
  end if;
  return new;
end $$;
create trigger conversation_members_seen_forward before insert or update of seen_seq on conversation_members
  for each row execute function keep_seen_forward();
