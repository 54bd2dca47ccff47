-- Why a company decided, for its people alone, and what it says to the applicant.
create type "DecisionReason" as enum ('SKILLS', 'EXPERIENCE', 'INTERVIEW', 'LOCATION', 'PAY', 'AVAILABILITY', 'OTHERS_FIT_BETTER', 'FILLED', 'OTHER');
alter table application_events
  add column reason "DecisionReason",
  add column reason_text text,
  add constraint application_events_reason_text check (length(reason_text) <= 1000);
alter table applications
  add column message text not null default '',
  add constraint applications_message check (length(message) <= 6000);

create table message_templates (
  id uuid not null,
  company_id uuid not null references companies (id) on delete cascade on update cascade,
  name text not null,
  status "ApplicationStatus" not null,
  body text not null,
  updated_at timestamptz(3) not null,
  constraint message_templates_pkey primary key (id),
  constraint message_templates_name check (length(name) between 1 and 60),
  constraint message_templates_status check (status in ('ACCEPTED', 'REJECTED')),
  constraint message_templates_body check (length(body) between 1 and 5000)
);
create index message_templates_company_id_idx on message_templates (company_id);
create unique index message_templates_name_unique on message_templates (company_id, lower(name));
