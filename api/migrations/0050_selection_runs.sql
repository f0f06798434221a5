-- Draws from random test pools (contract §18, decision 7). What a draw was made from, and what came out
-- of it, is written once and never changed.

-- Seeds of a pool: s_L is sealed here, s_0 was published when the chain was made.
create table pool_seed_chains (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_pool_id bigint not null,
  chain integer not null,
  company_id bigint not null,
  location_id bigint,
  root_sealed text not null,
  first_link text not null,
  -- The link that the next draw opens.
  next_link integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (tenant_id, test_pool_id, chain),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id)
);
select app.protect('pool_seed_chains', 'location');
revoke update, delete on pool_seed_chains from assay_app;
grant update (next_link) on pool_seed_chains to assay_app;

create table selection_runs (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('selection_runs'),
  test_pool_id bigint not null,
  -- Of the pool: what the scope of client users goes by.
  company_id bigint not null,
  location_id bigint,
  run_date date not null,
  modality text not null,
  period integer,
  periods integer not null,
  override boolean not null,
  member_count integer not null,
  selected_for_drug_testing integer not null,
  selected_for_alcohol_testing integer not null,
  selected_for_drug_and_alcohol_testing integer not null,
  completed_drug_tests integer not null default 0,
  completed_alcohol_tests integer not null default 0,
  alternates integer not null,
  -- The records of the certificate, and where the audit log holds their hashes.
  commitment jsonb not null,
  commitment_hash text not null,
  commitment_entry_id bigint not null,
  commitment_at timestamptz not null,
  outcome_hash text not null,
  outcome_entry_id bigint not null,
  outcome_at timestamptz not null,
  chain integer not null,
  link integer not null,
  seed text not null,
  snapshot_salt text not null,
  drawn_at timestamptz not null,
  drawn_by_user_id bigint not null,
  drawn_by text not null,
  invalidated_at timestamptz,
  invalidation_reason text,
  has_requested_orders boolean not null default false,
  lab_order_request_id bigint,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Done of what was drawn, in percent, cut to two decimals; nothing to do is done.
  drug_completion numeric not null generated always as (
    coalesce(trunc(100.0 * completed_drug_tests / nullif(selected_for_drug_testing, 0), 2), 100)) stored,
  alcohol_completion numeric not null generated always as (
    coalesce(trunc(100.0 * completed_alcohol_tests / nullif(selected_for_alcohol_testing, 0), 2), 100)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_pool_id, chain) references pool_seed_chains (tenant_id, test_pool_id, chain),
  unique (tenant_id, test_pool_id, chain, link),
  constraint selection_runs_invalidated check ((invalidated_at is null) = (invalidation_reason is null))
);
create index selection_runs_of_pool on selection_runs (tenant_id, test_pool_id, run_date, id);
select app.sort_index('selection_runs', 'run_date');
select app.protect('selection_runs', 'location');
-- Only what may happen to a run afterwards can be changed.
revoke update, delete on selection_runs from assay_app;
grant update (invalidated_at, invalidation_reason, completed_drug_tests, completed_alcohol_tests,
  selected_for_drug_testing, selected_for_alcohol_testing, selected_for_drug_and_alcohol_testing,
  has_requested_orders, lab_order_request_id, version, updated_at) on selection_runs to assay_app;

-- The pool as drawn, a line a member, ten thousand lines a row (49 CFR 219.613(g)).
create table selection_snapshots (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  run_id bigint not null,
  chunk integer not null,
  company_id bigint not null,
  location_id bigint,
  lines text not null,
  primary key (tenant_id, run_id, chunk),
  foreign key (tenant_id, run_id) references selection_runs (tenant_id, id)
);
select app.protect('selection_snapshots', 'location');
revoke update, delete on selection_snapshots from assay_app;

-- Members that a draw selected, and its alternates; all others of the snapshot were not selected.
create table run_participants (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('run_participants'),
  run_id bigint not null,
  test_pool_id bigint not null,
  company_id bigint not null,
  location_id bigint,
  member_id bigint not null,
  run_index integer not null,
  ticket text not null,
  drawn_status text not null,
  selection_status text not null,
  excusal_reason text,
  specimen_id text,
  drug_completed_at timestamptz,
  alcohol_completed_at timestamptz,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, run_id) references selection_runs (tenant_id, id),
  foreign key (tenant_id, member_id) references test_pool_members (tenant_id, id),
  constraint run_participants_excused check ((selection_status = 'EXCUSED') = (excusal_reason is not null))
);
create unique index run_participants_order on run_participants (tenant_id, run_id, run_index);
create index run_participants_member on run_participants (tenant_id, member_id, run_id);
create index run_participants_open on run_participants (tenant_id, test_pool_id)
  where drug_completed_at is null or alcohol_completed_at is null;
select app.protect('run_participants', 'location');
revoke update, delete on run_participants from assay_app;
grant update (selection_status, excusal_reason, specimen_id, drug_completed_at, alcohol_completed_at, version, updated_at)
  on run_participants to assay_app;

-- The entry of the audit log that the transaction wrote last; its lock on the head keeps others off.
create function app.audit_last() returns table (id bigint, at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select a.id, a.at from public.audit_log a
  join app.audit_heads h on h.tenant_id = a.tenant_id and h.id = a.id
  where a.tenant_id = app.tenant_id();
end;
revoke execute on function app.audit_last() from public;
grant execute on function app.audit_last() to assay_app;

-- Full name of who acts, who may be at home in another tenant.
create function app.name_of_user(home_tenant integer, user_id bigint) returns text
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select u.first_name || ' ' || u.last_name from public.users u
  where u.tenant_id = home_tenant and u.id = user_id;
end;
revoke execute on function app.name_of_user(integer, bigint) from public;
grant execute on function app.name_of_user(integer, bigint) to assay_app;
