-- Names that began with "at Acme" or "last 7 days" say that they are of jobs, as those of new alerts do.
update job_alerts a set name = case
    when a.name ~ '^\d+(\.\d+)? LPA and more' then 'jobs of '
    when a.name ~ '^last (\d+ days|24 hours)' then 'jobs of the '
    else 'jobs ' end || a.name
from job_alert_searches s
where s.id = a.search_id and not s.search ? 'keyword' and not s.search ? 'places'
  and a.name ~ '^(at |from \d|up to \d|without |not at |\d+(\.\d+)? LPA and more|last (\d+ days|24 hours))';
