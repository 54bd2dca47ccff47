alter table applications add column unmet_requirements smallint not null default 0;
update applications set unmet_requirements = n
from (select application_id, count(*) as n from application_answers where not is_met group by application_id) unmet
where application_id = id;
