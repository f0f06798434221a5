-- Removes the answers kept for creating calls of all tenants once their keys are forgotten.
create function app.purge_idempotency_keys() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.idempotency_keys k using public.tenants t
    where k.tenant_id = t.id and k.created_at < now() - interval '24 hours';
end;
revoke execute on function app.purge_idempotency_keys() from public;
grant execute on function app.purge_idempotency_keys() to assay_app;

select pgboss.create_queue('idempotency.purge', '{"policy": "standard", "retryLimit": 1, "retryDelay": 60,
  "expireInSeconds": 300, "deleteAfterSeconds": 3600}');
