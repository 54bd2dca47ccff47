-- Who answers for an endpoint: it is told what they may read, for as long as they may.
alter table webhook_endpoints add column account_id uuid references accounts (id) on delete set null on update cascade;
create index webhook_endpoints_account_id_idx on webhook_endpoints (account_id);
update webhook_endpoints e set account_id =
  (select s.account_id from sessions s where s.app_id = e.app_id order by s.created_at desc, s.id desc limit 1);

-- The same roles as MANAGE_APPS in server/platform/company-permissions.ts; they read all of the company's jobs and applications.
create function manages_apps(account uuid, company uuid) returns boolean stable language sql as $$
  select exists (select from company_members where account_id = account and company_id = company and role in ('OWNER', 'RECRUITER'))
$$;

create or replace function queue_webhooks(company uuid, event text, event_kind text, data jsonb) returns void language plpgsql as $$
declare
  queued record;
  body text := jsonb_build_object('type', event_kind, 'data', data,
    'timestamp', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text;
begin
  for queued in
    insert into webhook_deliveries (id, endpoint_id, event_id, kind, body)
    select gen_random_uuid(), e.id, event, event_kind, body
    from webhook_endpoints e join apps a on a.id = e.app_id
    where a.company_id = company and e.disabled_at is null and event_kind = any(e.kinds) and manages_apps(e.account_id, company)
    on conflict do nothing
    returning id, endpoint_id
  loop
    -- Two queues: who answers slowly holds neither mails nor everybody's webhooks up.
    perform graphile_worker.add_job('deliver-webhook', json_build_object('deliveryId', queued.id),
      queue_name := 'webhooks-' || (hashtext(queued.endpoint_id::text) & 1), job_key := 'webhook:' || queued.id);
  end loop;
end $$;
