-- That a company is who it says: an owner's confirmed address at its domain, or a DNS record there. One row while it is verified.
create type "VerificationMethod" as enum ('MAIL', 'DNS');
create table company_verifications (
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  domain text not null,
  method "VerificationMethod" not null,
  -- The company's name without case, spaces, punctuation and legal form: no other company takes it.
  name_key text not null,
  verified_at timestamptz(3) not null,
  checked_at timestamptz(3) not null,
  missing_since timestamptz(3),
  constraint company_verifications_pkey primary key (company_id)
);
create index company_verifications_name_key_idx on company_verifications (name_key);
create index company_verifications_checked_at_idx on company_verifications (checked_at);

-- The domain that a company says is its own, with what is to stand in its DNS.
create table company_domain_claims (
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  domain text not null,
  token text not null,
  created_at timestamptz(3) not null default current_timestamp,
  constraint company_domain_claims_pkey primary key (company_id)
);
create unique index company_domain_claims_token_key on company_domain_claims (token);
alter type "CompanyEventKind" add value 'VERIFIED';
alter type "CompanyEventKind" add value 'VERIFICATION_LOST';
