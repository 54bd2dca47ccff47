-- refuse_change does what these did; its triggers follow (prisma/triggers).
drop function if exists refuse_company_event_change, refuse_event_change, refuse_role_change cascade;
