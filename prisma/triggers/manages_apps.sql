-- The same roles as MANAGE_APPS in server/platform/company-permissions.ts; they read all of the company's jobs and applications.
create or replace function manages_apps(account uuid, company uuid) returns boolean stable language sql as $$
  select exists (select from company_members where account_id = account and company_id = company and role in ('OWNER', 'RECRUITER'))
$$;
