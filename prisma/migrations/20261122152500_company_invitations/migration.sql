create table company_invitations (
  id uuid not null,
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  email text not null,
  role "CompanyRole" not null,
  token_hash text not null,
  invited_by_id uuid references accounts (id) on delete set null on update cascade,
  created_at timestamptz(3) not null default current_timestamp,
  expires_at timestamptz(3) not null,
  constraint company_invitations_pkey primary key (id),
  constraint company_invitations_email check (email = lower(btrim(email)) and email like '_%@_%')
);
create unique index company_invitations_token_hash_key on company_invitations (token_hash);
create unique index company_invitations_company_id_email_key on company_invitations (company_id, email);
create index company_invitations_invited_by_id_idx on company_invitations (invited_by_id);
