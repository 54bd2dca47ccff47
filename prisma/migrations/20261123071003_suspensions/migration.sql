-- Accounts to which nobody can log in for now.
alter table accounts add column suspended_at timestamptz(3);
alter type "ReportOutcome" add value 'SUSPENDED';
