-- When a session last proved who uses it. Those that are open now do so before their next sensitive act; a new one has just done it.
alter table sessions add column reauthenticated_at timestamptz(3) not null default '1970-01-01 00:00:00+00';
alter table sessions alter column reauthenticated_at set default now();

alter type "LoginChallengePurpose" add value 'CONFIRM';
