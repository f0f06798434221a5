-- Regions contain areas, areas contain districts.
create table administrative_units (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('administrative_units'),
  company_id bigint not null,
  parent_id bigint,
  level text not null check (level in ('REGION', 'AREA', 'DISTRICT')),
  name text not null,
  -- The unit itself and its ancestors, by level. A unit never moves, so they are written once.
  region_id bigint not null,
  area_id bigint,
  district_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, parent_id) references administrative_units (tenant_id, id),
  check ((level = 'REGION') = (parent_id is null))
);
create unique index administrative_units_name
  on administrative_units (tenant_id, company_id, coalesce(parent_id, 0), name_key) where deleted_at is null;
create index administrative_units_parent on administrative_units (tenant_id, parent_id) where deleted_at is null;
select app.protect('administrative_units', 'company');

-- Fills the ancestors of a new unit from its parent.
create function app.place_unit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  parent public.administrative_units;
begin
  if new.parent_id is not null then
    select * into parent from public.administrative_units u
    where u.tenant_id = new.tenant_id and u.id = new.parent_id and u.company_id = new.company_id;
    if parent.id is null or (parent.level, new.level) not in (('REGION', 'AREA'), ('AREA', 'DISTRICT')) then
      raise exception 'unit % cannot lie under unit %', new.id, new.parent_id using errcode = 'check_violation';
    end if;
  end if;
  new.region_id := case new.level when 'REGION' then new.id else parent.region_id end;
  new.area_id := case new.level when 'AREA' then new.id else parent.area_id end;
  new.district_id := case new.level when 'DISTRICT' then new.id end;
  return new;
end
$$;
create trigger place_unit before insert on administrative_units for each row execute function app.place_unit();
select app.keep_company_counts('administrative_units',
  'number_of_regions', 'deleted_at is null and level = ''REGION''',
  'number_of_areas', 'deleted_at is null and level = ''AREA''',
  'number_of_districts', 'deleted_at is null and level = ''DISTRICT''');

create table locations (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('locations'),
  -- Display id; from 100001 in each tenant.
  location_id text not null default (100000 + app.next_id('locations.location_id'))::text,
  company_id bigint not null,
  administrative_unit_id bigint,
  name text not null,
  address_address_line1 text not null,
  address_address_line2 text,
  address_city text not null,
  address_state text not null,
  address_zip text not null,
  location_phone text not null,
  location_fax text not null,
  location_manager_full_name text,
  location_manager_phone_number text,
  location_manager_email text,
  der_full_name text not null,
  der_phone_number text not null,
  der_email text not null,
  is_primary boolean not null default false,
  -- The MRO flags of the location, or null when the company's hold.
  mro_result_type jsonb,
  -- The levels above, copied from the unit: lists filter by them.
  region_id bigint,
  area_id bigint,
  district_id bigint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  location_number bigint not null generated always as (location_id::bigint) stored,
  address_city_key text collate "C" not null generated always as (lower(address_city)) stored,
  location_manager_full_name_key text collate "C" generated always as (lower(location_manager_full_name)) stored,
  search_text text not null generated always as (
    lower(location_id || chr(31) || name || chr(31) || address_city)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, administrative_unit_id) references administrative_units (tenant_id, id)
);
create unique index locations_location_id on locations (tenant_id, location_id);
create unique index locations_name on locations (tenant_id, company_id, name_key) where deleted_at is null;
create unique index locations_primary on locations (tenant_id, company_id) where is_primary and deleted_at is null;
create index locations_unit on locations (tenant_id, administrative_unit_id, id) where deleted_at is null;
create index locations_of_company on locations (tenant_id, company_id, name_key, id)
  include (administrative_unit_id) where deleted_at is null;
select app.sort_index('locations', 'name_key', 'company_id, administrative_unit_id');
select app.sort_index('locations', 'location_number', 'company_id, administrative_unit_id');
select app.sort_index('locations', 'address_city_key', 'company_id, administrative_unit_id');
select app.sort_index('locations', 'location_manager_full_name_key', 'company_id, administrative_unit_id');
create index locations_search on locations using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;

select app.protect('locations', 'company');
-- Not scope location: this table is what visible_location_ids() reads, and a unit narrows it directly.
create policy location_scope on locations as restrictive to assay_manager
  using (
    administrative_unit_id = any ((select app.unit_ids())::bigint[])
    or id = any ((select app.location_ids())::bigint[])
  );

-- Copies the levels of the unit, which must be one of the same company.
create function app.place_location() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  unit public.administrative_units;
begin
  if new.administrative_unit_id is not null then
    select * into unit from public.administrative_units u
    where u.tenant_id = new.tenant_id and u.id = new.administrative_unit_id and u.company_id = new.company_id;
    if unit.id is null then
      raise exception 'unit % is none of company %', new.administrative_unit_id, new.company_id
        using errcode = 'foreign_key_violation';
    end if;
  end if;
  new.region_id := unit.region_id;
  new.area_id := unit.area_id;
  new.district_id := unit.district_id;
  return new;
end
$$;
create trigger place_location before insert or update of administrative_unit_id on locations
  for each row execute function app.place_location();
select app.keep_company_counts('locations', 'number_of_locations', 'deleted_at is null');

-- Customers of the client company that a location tests for.
create table location_clients (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('location_clients'),
  company_id bigint not null,
  location_id bigint not null,
  name text not null,
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id)
);
create unique index location_clients_name on location_clients (tenant_id, location_id, name_key) where deleted_at is null;
select app.protect('location_clients', 'location');
