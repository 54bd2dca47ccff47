-- How a report is worked on at the operators' desk.
alter type "ReportOutcome" add value 'WARNED';

-- `evidence`: the thing as it was when it was reported. `about_id`: the seeker whose it is; it is emptied with their account.
-- None of the ids is a foreign key: the report outlives accounts.
alter table reports
  add column evidence text not null default '' constraint reports_evidence check (length(evidence) <= 20000),
  add column about_id uuid,
  add column taken_by_id uuid,
  add column taken_at timestamptz(3),
  add column decided_by_id uuid,
  add column explanation text not null default '' constraint reports_explanation check (length(explanation) <= 2000),
  add constraint reports_taken check ((taken_by_id is null) = (taken_at is null));
create index reports_kind_target_id_idx on reports (kind, target_id);
create index reports_about_id_idx on reports (about_id);
