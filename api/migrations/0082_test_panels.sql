-- Instant test panels (contract §13) and the locations that they are assigned to (contract §8).
alter table devices
  add column search_text text not null generated always as (lower(name)) stored,
  add constraint devices_named unique (tenant_id, id, name);

create table test_panels (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_panels'),
  panel_id text not null,
  name text not null,
  -- Specimen types by their number (C s3); fixed by the product.
  specimen_type_id smallint not null,
  device_id bigint not null,
  -- Follows the device, so that lists sort by it from an index.
  device_name text not null,
  -- What is tested for, in the order of the ids, each once.
  drug_adulterant_ids bigint[] not null,
  -- How many of them are drugs; what is used keeps its type.
  drugs_count integer not null,
  pricing numeric(12, 2),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  adulterant_count integer not null generated always as (cardinality(drug_adulterant_ids) - drugs_count) stored,
  specimen_type_name text not null generated always as (
    (array['Urine', 'Oral Fluid', 'Hair', 'Breath', 'Urine POCT', 'Oral Fluid POCT', 'Blood', 'Sweat', 'Serum', 'Nails'])[specimen_type_id]) stored,
  specimen_type_name_key text collate "C" not null generated always as (
    lower((array['Urine', 'Oral Fluid', 'Hair', 'Breath', 'Urine POCT', 'Oral Fluid POCT', 'Blood', 'Sweat', 'Serum', 'Nails'])[specimen_type_id])) stored,
  panel_id_key text collate "C" not null generated always as (lower(panel_id)) stored,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  device_name_key text collate "C" not null generated always as (lower(device_name)) stored,
  -- A unit separator, so that no search matches across the two.
  search_text text not null generated always as (lower(panel_id || chr(31) || name)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, device_id, device_name) references devices (tenant_id, id, name) on update cascade,
  constraint test_panels_specimen_type check (specimen_type_id between 1 and 10),
  constraint test_panels_drugs check (
    cardinality(drug_adulterant_ids) > 0 and drugs_count between 0 and cardinality(drug_adulterant_ids))
);
create unique index test_panels_part on test_panels (tenant_id, panel_id_key) where deleted_at is null;
select app.sort_index('test_panels', 'panel_id_key'), app.sort_index('test_panels', 'name_key'),
  app.sort_index('test_panels', 'specimen_type_name_key'), app.sort_index('test_panels', 'device_name_key'),
  app.sort_index('test_panels', 'drugs_count'), app.sort_index('test_panels', 'pricing');
create index test_panels_search on test_panels using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('test_panels', 'tenant');
select app.keep_drug_uses('test_panels', 'number_of_test_panels');

create table location_test_panels (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('location_test_panels'),
  company_id bigint not null,
  location_id bigint not null,
  test_panel_id bigint not null,
  price numeric(12, 2),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id),
  -- The location is one of the same company.
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  foreign key (tenant_id, test_panel_id) references test_panels (tenant_id, id)
);
create unique index location_test_panels_once on location_test_panels (tenant_id, location_id, test_panel_id) where deleted_at is null;
create index location_test_panels_of_panel on location_test_panels (tenant_id, test_panel_id) include (company_id, location_id)
  where deleted_at is null;
create index location_test_panels_of_company on location_test_panels (tenant_id, company_id) where deleted_at is null;
select app.protect('location_test_panels', 'location');
