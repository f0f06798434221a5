-- News older than anybody would want to see as a toast is removed, of all tenants.
create index notifications_created_at on notifications (tenant_id, created_at);

create function app.purge_notifications(older_than interval) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.notifications n using public.tenants t
    where n.tenant_id = t.id and n.created_at < now() - older_than;
end;
revoke execute on function app.purge_notifications(interval) from public;
grant execute on function app.purge_notifications(interval) to assay_app;

select pgboss.create_queue('notifications.purge', '{"policy": "standard", "retryLimit": 1, "retryDelay": 60,
  "expireInSeconds": 300, "deleteAfterSeconds": 3600}');
