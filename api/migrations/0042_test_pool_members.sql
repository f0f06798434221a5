-- Members of random test pools (C s3, contract §17). A removed member stays, and can come back.
create table test_pool_members (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_pool_members'),
  test_pool_id bigint not null,
  -- Of the pool, which keeps it once there are members: what the scope of client users goes by.
  company_id bigint not null,
  location_id bigint not null,
  first_name text not null,
  last_name text not null,
  -- Unregulated pools.
  id_number text,
  -- Regulated pools. The SSN is sealed; its last digits are what everybody else sees of it.
  ssn_sealed text,
  ssn_last_digits text check (ssn_last_digits ~ '^\d{4}$'),
  state text,
  cdl_number text,
  date_of_birth date,
  observation_required boolean,
  other_id text,
  employee_category_id smallint references dot_employee_categories (id),
  member_status_adjusted_at timestamptz not null default now(),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  first_name_key text collate "C" not null generated always as (lower(first_name)) stored,
  last_name_key text collate "C" not null generated always as (lower(last_name)) stored,
  id_number_key text collate "C" generated always as (lower(id_number)) stored,
  -- Blanks and hyphens are a matter of taste on a licence.
  cdl_number_key text collate "C" generated always as (regexp_replace(lower(cdl_number), '[^a-z0-9]', '', 'g')) stored,
  -- Full names are found, and no search matches across name and number.
  search_text text not null generated always as (
    lower(first_name || ' ' || last_name || chr(31) || coalesce(id_number, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  constraint test_pool_members_ssn check ((ssn_sealed is null) = (ssn_last_digits is null)),
  constraint test_pool_members_kind check (
    id_number is not null and num_nonnulls(ssn_sealed, state, cdl_number, date_of_birth, observation_required,
      other_id, employee_category_id) = 0
    or id_number is null and num_nulls(state, cdl_number, date_of_birth, observation_required,
      employee_category_id) = 0)
);
-- Nobody is drawn twice (contract §17).
create unique index test_pool_members_id_number on test_pool_members (tenant_id, test_pool_id, id_number_key)
  where deleted_at is null and id_number is not null;
create unique index test_pool_members_cdl_number on test_pool_members (tenant_id, test_pool_id, cdl_number_key, state)
  where deleted_at is null and cdl_number is not null;
-- The list shows removed members too, so that its indexes hold them.
create index test_pool_members_last_name_up on test_pool_members (tenant_id, test_pool_id, last_name_key, id);
create index test_pool_members_last_name_down
  on test_pool_members (tenant_id, test_pool_id, last_name_key desc nulls last, id);
create index test_pool_members_search
  on test_pool_members using gin (tenant_id, test_pool_id, search_text gin_trgm_ops);
select app.protect('test_pool_members', 'location');

-- Ids of members, of one pool unless pool is null, removed ones included, whose search_text contains a
-- lower-case pattern, or null when there are more than most. As app.search_ids: it crosses row-level
-- security and names the tenant itself.
create function app.search_pool_members(pool bigint, pattern text, most integer) returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids bigint[];
begin
  if pool is null then
    ids := array(
      select m.id from public.test_pool_members m
      where m.tenant_id = app.tenant_id() and m.search_text like '%' || pattern || '%' limit most + 1);
  else
    ids := array(
      select m.id from public.test_pool_members m
      where m.tenant_id = app.tenant_id() and m.test_pool_id = pool and m.search_text like '%' || pattern || '%'
      limit most + 1);
  end if;
  return case when cardinality(ids) <= most then ids end;
end
$$;
revoke execute on function app.search_pool_members(bigint, text, integer) from public;
grant execute on function app.search_pool_members(bigint, text, integer) to assay_app;

-- Keeps the counters of the pools with each statement that adds, removes or changes members.
create function app.count_pool_members() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as sign, tenant_id, test_pool_id, deleted_at from new_rows'
    when 'DELETE' then 'select -1, tenant_id, test_pool_id, deleted_at from old_rows'
    else 'select 1 as sign, tenant_id, test_pool_id, deleted_at from new_rows
      union all select -1, tenant_id, test_pool_id, deleted_at from old_rows'
  end;
begin
  execute format(
    'with d (tenant_id, test_pool_id, active, removed) as (
       select tenant_id, test_pool_id, coalesce(sum(sign) filter (where deleted_at is null), 0),
         coalesce(sum(sign) filter (where deleted_at is not null), 0)
       from (%s) r (sign, tenant_id, test_pool_id, deleted_at) group by tenant_id, test_pool_id)
     update public.test_pools p
     set active_member_count = p.active_member_count + d.active, removed_member_count = p.removed_member_count + d.removed
     from d where p.tenant_id = d.tenant_id and p.id = d.test_pool_id and (d.active <> 0 or d.removed <> 0)', source);
  return null;
end
$$;
revoke execute on function app.count_pool_members() from public;
create trigger count_inserted after insert on test_pool_members referencing new table as new_rows
  for each statement execute function app.count_pool_members();
create trigger count_updated after update on test_pool_members referencing new table as new_rows old table as old_rows
  for each statement execute function app.count_pool_members();
create trigger count_deleted after delete on test_pool_members referencing old table as old_rows
  for each statement execute function app.count_pool_members();
