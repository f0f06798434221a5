-- Where specimens are collected (contract §14). Each tenant has its own copy: who updates it for one tenant changes
-- nothing for another.
create table collection_sites (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  -- As the laboratory writes it, in capital letters; files of updates name sites by it.
  site_code text collate "C" not null,
  site_name text not null,
  site_type text not null,
  address_address_line1 text not null,
  address_address_line2 text,
  address_city text not null,
  address_state text not null,
  address_zip text not null,
  latitude double precision not null,
  longitude double precision not null,
  hours_of_operation text,
  phone text,
  fax text,
  bac_dot_supported boolean not null default false,
  bac_non_dot_supported boolean not null default false,
  is_electronic_request_enabled boolean not null default false,
  hair_collection_supported boolean not null default false,
  nida_supported boolean not null default false,
  oral_fluid_supported boolean not null default false,
  urine_observed_supported boolean not null default false,
  urine_poct_supported boolean not null default false,
  -- Closed for a time: not found by searches.
  is_temporarily_closed boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Tenths of a degree: a search takes the bands that its circle touches, and of each the longitudes.
  latitude_band smallint not null generated always as (floor(latitude * 10)) stored,
  primary key (tenant_id, site_code),
  constraint collection_sites_code check (site_code = upper(btrim(site_code)) and site_code <> ''),
  constraint collection_sites_type check (site_type in ('PSC', 'PREFERRED', 'THIRD_PARTY')),
  constraint collection_sites_latitude check (latitude between -90 and 90),
  constraint collection_sites_longitude check (longitude between -180 and 180)
);
create index collection_sites_place on collection_sites (tenant_id, latitude_band, longitude) where not is_temporarily_closed;
select app.protect('collection_sites', 'tenant');
