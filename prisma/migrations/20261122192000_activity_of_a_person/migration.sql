-- A person's own part of the activity of companies: for the download, and to remove with the account what names them.
create index company_events_actor_id_id_idx on company_events (actor_id, id);
create index company_events_person_id_id_idx on company_events (person_id, id);
create index company_events_addresses on company_events (subject) where kind in ('MEMBER_INVITED', 'INVITATION_CANCELLED');
