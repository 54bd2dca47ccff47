-- New accounts show their phone number and email to their connections; everyone's own choice stays.
alter table seekers
  alter column phone_visibility set default 'CONNECTIONS',
  alter column email_visibility set default 'CONNECTIONS';
