-- Companies that demand a second factor of their members, and which sessions and keys have shown one.
create table second_factor_demands (
  company_id uuid primary key references companies (id) on delete cascade on update cascade,
  demanded_from timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);

alter table sessions add column second_factor_at timestamptz(3);

-- Keys that were made since a log-in to their account has asked for a second step.
update sessions s set second_factor_at = s.created_at
where s.app_id is not null and s.created_at >= least(
  (select min(p.created_at) from passkeys p where p.account_id = s.account_id),
  (select t.confirmed_at from authenticator_apps t where t.account_id = s.account_id));

alter type "CompanyEventKind" add value 'SECOND_FACTOR_DEMANDED';
alter type "CompanyEventKind" add value 'SECOND_FACTOR_NOT_DEMANDED';
