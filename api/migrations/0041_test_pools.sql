-- Random test pools (C s3, contract §17). Percentages are kept in hundredths of a percent, so that
-- nothing is rounded on the way to a draw.
create table test_pools (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_pools'),
  name text not null,
  company_id bigint not null,
  -- Null when the pool spans the locations of its company.
  location_id bigint,
  is_test_pool_for_company boolean not null,
  is_regulated boolean not null,
  testing_agency_id smallint references dot_agencies (id),
  target_type text not null,
  drug_basis_points integer,
  alcohol_basis_points integer,
  drug_interval_number integer,
  alcohol_interval_number integer,
  oversampling_basis_points integer not null,
  modality text not null,
  program_start_date date not null,
  program_end_date date not null,
  -- Tests of the programme that were done before it was run here.
  completed_drug_tests integer not null default 0,
  completed_alcohol_tests integer not null default 0,
  test_order_type text,
  should_generate_alternates boolean not null default false,
  alternates_amount integer,
  should_auto_generate_tests boolean not null default false,
  comments text,
  -- Kept by the triggers of the members.
  active_member_count integer not null default 0,
  removed_member_count integer not null default 0,
  -- Noted with each draw and each counted test. A target of null goes by today's members.
  counted_drug_tests integer not null default 0,
  counted_alcohol_tests integer not null default 0,
  yearly_drug_target integer,
  yearly_alcohol_target integer,
  latest_run_date date,
  -- As long as the pool is active; a list shows none for others.
  next_run_date date,
  deactivated_at timestamptz,
  -- The company or the location was deleted (contract §17).
  frozen_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name)) stored,
  -- Completed tests in percent of the year's target, cut to two decimals: 99.99 is not yet done.
  drug_ytd numeric not null generated always as (trunc(coalesce(
    100.0 * (completed_drug_tests + counted_drug_tests) / nullif(coalesce(
      yearly_drug_target, (drug_basis_points::bigint * active_member_count + 9999) / 10000), 0), 0), 2)) stored,
  alcohol_ytd numeric not null generated always as (trunc(coalesce(
    100.0 * (completed_alcohol_tests + counted_alcohol_tests) / nullif(coalesce(
      yearly_alcohol_target, (alcohol_basis_points::bigint * active_member_count + 9999) / 10000), 0), 0), 2)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  constraint test_pools_span check (is_test_pool_for_company = (location_id is null)),
  constraint test_pools_target check (
    target_type = 'percentage' and num_nulls(drug_basis_points, alcohol_basis_points) = 0
      and num_nonnulls(drug_interval_number, alcohol_interval_number) = 0
    or target_type = 'fixed' and num_nulls(drug_interval_number, alcohol_interval_number) = 0
      and num_nonnulls(drug_basis_points, alcohol_basis_points) = 0),
  constraint test_pools_regulated check (
    case when is_regulated then testing_agency_id is not null and target_type = 'percentage'
      and test_order_type is distinct from 'INSTANT'
      and program_end_date = make_date(extract(year from program_start_date)::integer, 12, 31)
    else testing_agency_id is null end),
  constraint test_pools_programme check (
    program_start_date <= program_end_date
    and (is_regulated or program_end_date <= program_start_date + interval '1 year')),
  constraint test_pools_alternates check (should_generate_alternates = (alternates_amount is not null))
);
create unique index test_pools_name on test_pools (tenant_id, company_id, name_key) where deleted_at is null;
create index test_pools_location on test_pools (tenant_id, location_id, id) where deleted_at is null;
select app.sort_index('test_pools', 'name_key');
create index test_pools_search on test_pools using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
-- A pool of one location follows the location; one that spans them all is for those who see the company.
select app.protect('test_pools', 'location');

-- A deleted company or location freezes its pools for good.
create function app.freeze_test_pools() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_table_name = 'companies' then
    update public.test_pools set frozen_at = now()
    where tenant_id = new.tenant_id and company_id = new.id and frozen_at is null;
  else
    update public.test_pools set frozen_at = now()
    where tenant_id = new.tenant_id and location_id = new.id and frozen_at is null;
  end if;
  return null;
end
$$;
create trigger freeze_test_pools after update of deleted_at on companies
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.freeze_test_pools();
create trigger freeze_test_pools after update of deleted_at on locations
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.freeze_test_pools();
revoke execute on function app.freeze_test_pools() from public;
