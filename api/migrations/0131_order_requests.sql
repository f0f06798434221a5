-- Orders of a run (contract §18, decision 36, ADR 109): a request is made with the run's lock, so that there is one of a run,
-- and a job places the orders in one transaction.
create table order_requests (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  -- The number of the run: it has one request at most.
  id bigint not null,
  run_id bigint not null,
  company_id bigint,
  location_id bigint,
  status text not null default 'OPEN',
  failure_reason text,
  total integer not null default 0,
  done integer not null default 0,
  ordered integer not null default 0,
  failed integer not null default 0,
  -- What the law says of a random test at each location, by its id: {kept} goes into cases, {refused} is the message.
  compliance jsonb not null default '{}',
  requested_by_user_id bigint not null,
  requested_by_tenant_id integer not null,
  requested_by text not null,
  finished_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, run_id) references selection_runs (tenant_id, id),
  constraint order_requests_status check (status in ('OPEN', 'IN_PROGRESS', 'COMPLETE', 'COMPLETE_WITH_ERRORS', 'FAILED'))
);
create unique index order_requests_of_run on order_requests (tenant_id, run_id);
create index order_requests_unfinished on order_requests (tenant_id, id) where status in ('OPEN', 'IN_PROGRESS');
select app.protect('order_requests', 'location');

-- Why nothing could be ordered for somebody.
create table order_request_faults (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  participant_id bigint not null,
  order_request_id bigint not null,
  company_id bigint,
  location_id bigint,
  error text not null,
  primary key (tenant_id, participant_id),
  foreign key (tenant_id, participant_id) references run_participants (tenant_id, id),
  foreign key (tenant_id, order_request_id) references order_requests (tenant_id, id)
);
create index order_request_faults_of_request on order_request_faults (tenant_id, order_request_id);
select app.protect('order_request_faults', 'location');

-- Requests of all tenants that a process left unfinished when it ended.
create function app.unfinished_order_requests() returns table (tenant_id integer, id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select r.tenant_id, r.id from public.order_requests r where r.status in ('OPEN', 'IN_PROGRESS') order by r.created_at;
end;
revoke execute on function app.unfinished_order_requests() from public;
grant execute on function app.unfinished_order_requests() to assay_app;

select pgboss.create_queue('orders.generate', '{"policy": "standard", "retryLimit": 4, "retryDelay": 5, "retryBackoff": true,
  "expireInSeconds": 600, "deleteAfterSeconds": 86400}');
select pgboss.create_queue('orders.resume', '{"policy": "short", "retryLimit": 2, "retryDelay": 30, "retryBackoff": true,
  "expireInSeconds": 1200, "deleteAfterSeconds": 86400}');
