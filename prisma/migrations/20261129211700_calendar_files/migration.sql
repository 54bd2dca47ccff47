-- Calendar files that mails bring.
alter table mails add column calendars text[] not null default '{}';
