-- A queue for each endpoint: one that answers slowly holds up its own webhooks alone.
create or replace function queue_webhooks(company uuid, event text, event_kind text, data jsonb, happened timestamptz) returns void language plpgsql as $$
declare
  queued record;
  body text := jsonb_build_object('type', event_kind, 'data', data,
    'timestamp', to_char(happened at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text;
begin
  for queued in
    insert into webhook_deliveries (id, endpoint_id, event_id, kind, body)
    select gen_random_uuid(), e.id, event, event_kind, body
    from webhook_endpoints e join apps a on a.id = e.app_id
    where a.company_id = company and e.disabled_at is null and event_kind = any(e.kinds) and manages_apps(e.account_id, company)
    on conflict do nothing
    returning id, endpoint_id
  loop
    perform graphile_worker.add_job('deliver-webhook', json_build_object('deliveryId', queued.id),
      queue_name := 'webhooks-' || queued.endpoint_id, job_key := 'webhook:' || queued.id);
  end loop;
end $$;
