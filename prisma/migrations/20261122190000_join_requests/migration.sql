-- Who asks to join a company that owns their mail domain, until an owner answers. A refusal stays, so that nobody asks daily.
create table company_join_requests (
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  account_id uuid not null references accounts (id) on delete cascade on update cascade,
  created_at timestamptz(3) not null default current_timestamp,
  refused_at timestamptz(3),
  constraint company_join_requests_pkey primary key (company_id, account_id)
);
create index company_join_requests_account_id_idx on company_join_requests (account_id);
create index accounts_recruiters_domain on accounts (split_part(email, '@', 2)) where role = 'RECRUITER';
alter type "CompanyEventKind" add value 'JOIN_GRANTED';
alter type "CompanyEventKind" add value 'JOIN_REFUSED';
