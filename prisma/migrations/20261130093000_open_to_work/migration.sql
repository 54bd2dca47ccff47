-- Everyone keeps being found as before, without the mark.
alter table seekers add column shows_open_to_work boolean not null default false;
