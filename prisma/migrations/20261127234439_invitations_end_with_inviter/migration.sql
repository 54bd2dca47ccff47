-- An invitation takes effect later, in the name of an owner: it ends with their membership, role or account.
delete from company_invitations i where not exists (
  select from company_members m join accounts a on a.id = m.account_id
  where m.company_id = i.company_id and m.account_id = i.invited_by_id and m.role = 'OWNER' and a.suspended_at is null);

alter table company_invitations
  drop constraint company_invitations_invited_by_id_fkey,
  alter column invited_by_id set not null,
  add constraint company_invitations_invited_by_id_company_id_fkey foreign key (invited_by_id, company_id)
    references company_members (account_id, company_id) on delete cascade on update cascade;

drop index company_invitations_invited_by_id_idx;
create index company_invitations_invited_by_id_company_id_idx on company_invitations (invited_by_id, company_id);
