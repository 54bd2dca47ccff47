-- Companies see contact details of new accounts only once they apply; existing accounts are asked, with null until then.
alter table seekers add column hides_contacts boolean;
alter table seekers alter column hides_contacts set default true;
