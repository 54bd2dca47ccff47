alter type "JobStatus" add value 'DRAFT';
alter type "JobStatus" add value 'SCHEDULED';
alter table jobs add column opens_at timestamptz(3);
-- As text: a value that is new to an enum cannot be used in the transaction that adds it.
alter table jobs add constraint jobs_opens_at check ((status::text = 'SCHEDULED') = (opens_at is not null));
create index jobs_to_open on jobs (opens_at) where opens_at is not null;
