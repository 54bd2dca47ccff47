-- What the company did with an application is noted whoever writes it.
create or replace function company_event_kind(kind text) returns "CompanyEventKind" language sql immutable as $$
  select (case kind when 'ACCEPTED' then 'APPLICANT_ACCEPTED' when 'REJECTED' then 'APPLICANT_REJECTED'
    when 'REMOVED' then 'DECISION_REMOVED' when 'MOVED' then 'APPLICANT_MOVED' end)::"CompanyEventKind"
$$;
