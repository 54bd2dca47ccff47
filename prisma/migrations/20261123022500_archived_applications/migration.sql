-- The version at which its applicant archived an application: any later change of status brings it back.
alter table applications add column archived_version integer;
