-- Orders whose pass ended and whom nobody came for are ended by a job, tenant by tenant.
create index lab_orders_expiry on lab_orders (tenant_id, expire_date) where expire_date is not null;

create function app.tenants_with_expired_orders(before timestamptz) returns table (id integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from public.tenants t where t.deleted_at is null and exists (
    select 1 from public.lab_orders o
    join public.test_results r on r.tenant_id = o.tenant_id and r.id = o.test_result_id
    where o.tenant_id = t.id and o.expire_date < before and r.deleted_at is null and r.test_status in ('ORDERED', 'PENDING')
      and r.collected_at is null and r.received_at is null)
  order by t.id;
end;
revoke execute on function app.tenants_with_expired_orders(timestamptz) from public;
grant execute on function app.tenants_with_expired_orders(timestamptz) to assay_app;

select pgboss.create_queue('lab-orders.expire', '{"policy": "standard", "retryLimit": 2, "retryDelay": 600,
  "expireInSeconds": 1800, "deleteAfterSeconds": 86400}');
