-- Blind mode of a job: who applied is hidden from the company until a first decision on the application.
alter table jobs add column blind boolean not null default false;
alter table applications add column revealed_at timestamptz(3);
update applications a set revealed_at = e.at
from (select application_id, min(created_at) as at from application_events where kind in ('ACCEPTED', 'REJECTED') group by 1) e
where e.application_id = a.id;

alter type "CompanyEventKind" add value 'BLIND_MODE_ON';
alter type "CompanyEventKind" add value 'BLIND_MODE_OFF';
