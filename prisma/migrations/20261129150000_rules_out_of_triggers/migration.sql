-- Background tasks decide which events lead to webhooks, and the service records the company's activity. Nodes of the version
-- before write events as before, which the new trigger queues (prisma/triggers); jobs that they queued fail on them, and
-- succeed on a new node when tried again.
drop function if exists queue_webhooks, tell_application_event, tell_decision, tell_of_application_event,
  tell_of_job_change, manages_apps, note_company_decision, company_event_kind, job_type_words, work_mode_words,
  industry_words, experience_level_words, company_size_words, check_member_role, check_profile_role cascade;
