-- What users were reminded of (contract §30.3): a pool whose draw is due, once a week; its progress, once a
-- month. A second worker, or a second run on one day, finds the row and sends nothing.
create table pool_reminders (
  tenant_id integer not null default app.tenant_id(),
  test_pool_id bigint not null,
  kind text not null check (kind in ('RUN', 'PROGRESS')),
  -- The day that names the week or the month.
  due date not null,
  sent_at timestamptz not null default now(),
  primary key (tenant_id, test_pool_id, kind, due),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id)
);
select app.protect('pool_reminders', 'internal');

-- Tenants of which a company has a reminder switched on, with the host that the links of the mails name.
create function app.tenants_to_remind() returns table (id integer, host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.host from public.tenants t
  where t.enabled and t.deleted_at is null and exists (
    select 1 from public.company_settings s
    where s.tenant_id = t.id and s.value = 'true'
      and s.key in ('EMAIL_NOTIFICATION_RUN_REMINDER_ENABLED', 'EMAIL_NOTIFICATION_RANDOM_PROGRESS_ENABLED'))
  order by t.id;
end;
revoke execute on function app.tenants_to_remind() from public;
grant execute on function app.tenants_to_remind() to assay_app;

select pgboss.create_queue('test-pools.remind', '{"policy": "standard", "retryLimit": 2, "retryDelay": 600,
  "expireInSeconds": 1800, "deleteAfterSeconds": 86400}');
