-- What a company has of a draw from a pool of its consortium (ADR 89): the own members as drawn, and two records that the
-- audit log holds the hashes of. The pool, its runs and its participants stay out of sight of client users (0095); the
-- functions below answer of them what tells nothing of other companies.
create table selection_extracts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  run_id bigint not null,
  company_id bigint not null,
  -- Never given: an extract is of a whole company, so that managers of a part of it have none.
  location_id bigint,
  test_pool_id bigint not null,
  salt text not null,
  -- Members of the company, in the lines of the snapshot of the run.
  lines text not null,
  member_count integer not null,
  drawn_count integer not null,
  commitment jsonb not null,
  commitment_hash text not null,
  commitment_at timestamptz not null,
  outcome jsonb not null,
  outcome_hash text not null,
  outcome_at timestamptz not null,
  primary key (tenant_id, run_id, company_id),
  foreign key (tenant_id, run_id) references selection_runs (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  constraint selection_extracts_of_company check (location_id is null)
);
create index selection_extracts_of_pool on selection_extracts (tenant_id, company_id, test_pool_id, run_id);
select app.protect('selection_extracts', 'location');
revoke update, delete on selection_extracts from assay_app;

-- The company whose client user asks; null for the staff of the TPA and for managers of a part of a company.
create function app.whole_company_id() returns bigint
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select case when current_setting('role') = 'assay_client' then app.company_id() end;
end;
revoke execute on function app.whole_company_id() from public;
grant execute on function app.whole_company_id() to assay_app;

-- Pools of consortiums that the company is in, or has or had members in, without anything that counts others.
create function app.consortium_pools() returns table (
  id bigint, name text, consortium_name text, is_regulated boolean, testing_agency_id smallint, modality text,
  drug_basis_points integer, alcohol_basis_points integer, program_start_date date, program_end_date date,
  frozen_at timestamptz, deactivated_at timestamptz, latest_run_date date, next_run_date date, own_member_count integer,
  chain integer, first_link text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select p.id, p.name, g.name, p.is_regulated, p.testing_agency_id, p.modality, p.drug_basis_points, p.alcohol_basis_points,
    p.program_start_date, p.program_end_date, p.frozen_at, p.deactivated_at, p.latest_run_date, p.next_run_date,
    coalesce(own.active, 0), seeds.chain, seeds.first_link
  from public.test_pools p
  join public.consortiums g on g.tenant_id = p.tenant_id and g.id = p.consortium_id
  left join lateral (
    select (count(*) filter (where m.deleted_at is null))::integer as active, count(*) as everybody
    from public.test_pool_members m
    where m.tenant_id = p.tenant_id and m.test_pool_id = p.id and m.company_id = app.whole_company_id()) own on true
  cross join lateral (
    select c.chain, c.first_link from public.pool_seed_chains c
    where c.tenant_id = p.tenant_id and c.test_pool_id = p.id order by c.chain desc limit 1) seeds
  where p.tenant_id = app.tenant_id() and p.deleted_at is null and app.whole_company_id() is not null
    and (own.everybody > 0 or exists (
      select 1 from public.consortium_companies e
      where e.tenant_id = p.tenant_id and e.consortium_id = p.consortium_id and e.company_id = app.whole_company_id()
        and e.ended_on is null));
end;
revoke execute on function app.consortium_pools() from public;
grant execute on function app.consortium_pools() to assay_app;

-- Draws that members of the company were in. The reason of an invalidation is free text, which may name anybody.
create function app.consortium_runs() returns table (
  id bigint, test_pool_id bigint, pool_name text, run_date date, period integer, periods integer, drawn_at timestamptz,
  is_invalidated boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select r.id, r.test_pool_id, p.name, r.run_date, r.period, r.periods, r.drawn_at, r.invalidated_at is not null
  from public.selection_extracts e
  join public.selection_runs r on r.tenant_id = e.tenant_id and r.id = e.run_id
  join public.test_pools p on p.tenant_id = r.tenant_id and p.id = r.test_pool_id
  where e.tenant_id = app.tenant_id() and e.company_id = app.whole_company_id();
end;
revoke execute on function app.consortium_runs() from public;
grant execute on function app.consortium_runs() to assay_app;

-- The company's members whom a draw selected, without their place in the order, which counts those before them; their
-- own ids count in that order as well.
create function app.consortium_participants(drawn_in bigint) returns table (
  member_id bigint, person_version integer, ticket text, drawn_status text, selection_status text,
  excusal_reason text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.member_id, t.person_version, t.ticket, t.drawn_status, t.selection_status, t.excusal_reason
  from public.selection_extracts e
  join public.run_participants t on t.tenant_id = e.tenant_id and t.run_id = e.run_id
  join public.test_pool_member_versions v
    on v.tenant_id = t.tenant_id and v.member_id = t.member_id and v.version = t.person_version
  where e.tenant_id = app.tenant_id() and e.company_id = app.whole_company_id() and e.run_id = drawn_in
    and v.company_id = e.company_id;
end;
revoke execute on function app.consortium_participants(bigint) from public;
grant execute on function app.consortium_participants(bigint) to assay_app;
