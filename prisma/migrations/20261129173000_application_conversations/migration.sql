-- The second kind of conversation: between an applicant and a company, about an application.
alter table conversations
  alter column low_id drop not null,
  alter column high_id drop not null,
  add column application_id uuid references applications on update cascade on delete cascade,
  add column applicant_seen_seq integer not null default 0,
  add column company_seen_seq integer not null default 0,
  add column reopened_at timestamptz(3),
  add column blocked_at timestamptz(3),
  add constraint conversations_kind
    check (num_nonnulls(low_id, high_id) = case when application_id is null then 2 else 0 end),
  add constraint conversations_seen check (applicant_seen_seq between 0 and last_seq and company_seen_seq between 0 and last_seq);
create unique index conversations_application_id_key on conversations (application_id);

alter table messages
  alter column sender_id drop not null,
  add column author_id uuid references accounts on update cascade on delete set null,
  add constraint messages_author check (sender_id is null or author_id is null);
-- Also for the deletion of an account.
create unique index messages_of_author on messages (author_id, client_id) where author_id is not null;
