-- Reports that people save under a name, and whose link is mailed on a schedule; never their figures (ADR 110).
create table saved_reports (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('saved_reports'),
  -- Whose it is: a user of the own tenant, or a super administrator of another one.
  user_tenant_id integer not null,
  user_id bigint not null,
  name text not null,
  report_type text not null,
  -- What it is about, without the id of a donor.
  criteria jsonb not null,
  schedule text not null default 'NONE' check (schedule in ('NONE', 'WEEKLY', 'MONTHLY', 'QUARTERLY')),
  recipient_ids bigint[] not null default '{}',
  -- The last day on which the link was mailed.
  sent_on date,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name)) stored,
  primary key (tenant_id, id)
);
create unique index saved_reports_name on saved_reports (tenant_id, user_tenant_id, user_id, name_key) where deleted_at is null;
create index saved_reports_due on saved_reports (tenant_id, schedule) where deleted_at is null and schedule <> 'NONE';
select app.protect('saved_reports', 'tenant');

-- Tenants of which a report is to be mailed, with the host that the links name.
create function app.tenants_with_scheduled_reports() returns table (id integer, host text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id, t.host from public.tenants t
  where t.enabled and t.deleted_at is null and exists (
    select 1 from public.saved_reports s where s.tenant_id = t.id and s.deleted_at is null and s.schedule <> 'NONE')
  order by t.id;
end;
revoke execute on function app.tenants_with_scheduled_reports() from public;
grant execute on function app.tenants_with_scheduled_reports() to assay_app;

select pgboss.create_queue('reports.mail', '{"policy": "standard", "retryLimit": 2, "retryDelay": 600,
  "expireInSeconds": 1800, "deleteAfterSeconds": 86400}');
