-- Why a key ended, or is to end before its time. Those that ended until now ended by hand; of those that were replaced it is not known.
create type "KeyEndReason" as enum ('EXPIRED', 'REVOKED', 'REPLACED', 'MEMBER_LEFT');
alter table sessions add column end_reason "KeyEndReason";
update sessions set end_reason = 'REVOKED' where app_id is not null and ended_at is not null;

-- Who is not in an app's company any more has no key that works there.
update sessions s set ended_at = now(), end_reason = 'MEMBER_LEFT'
from apps a
where a.id = s.app_id and a.company_id is not null and s.ended_at is null and s.expires_at > now()
  and not exists (select from company_members m where m.account_id = s.account_id and m.company_id = a.company_id);
