-- Reference data of a tenant (contract §12), copied from seed/reference.ts when the tenant is created and
-- the tenant's own from then on.
create table devices (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('devices'),
  name text not null,
  -- Specimen types by their number (C s3); fixed by the product.
  specimen_type_ids smallint[] not null,
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  primary key (tenant_id, id),
  constraint devices_specimen_types check (specimen_type_ids <@ '{1,2,3,4,5,6,7,8,9,10}' and cardinality(specimen_type_ids) > 0)
);
create unique index devices_name on devices (tenant_id, name_key) where deleted_at is null;
select app.protect('devices', 'tenant');

create table drug_adulterants (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('drug_adulterants'),
  name text not null,
  type text not null,
  abbreviation text not null,
  -- Screening cutoffs by specimen, with their unit; adulterants have none.
  urine_col text,
  oral_fluid_col text,
  hair_col text,
  -- Has a column of its own in the federal MIS report (49 CFR part 40, appendix J).
  is_mis_dot boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  abbreviation_key text collate "C" not null generated always as (lower(abbreviation)) stored,
  -- A line end between the two, so that no search matches across them.
  search_text text not null generated always as (lower(name) || E'\n' || lower(abbreviation)) stored,
  primary key (tenant_id, id),
  constraint drug_adulterants_type check (type in ('DRUG', 'ADULTERANT')),
  constraint drug_adulterants_cutoffs check (
    type = 'DRUG' or (urine_col is null and oral_fluid_col is null and hair_col is null and not is_mis_dot))
);
create unique index drug_adulterants_name on drug_adulterants (tenant_id, name_key) where deleted_at is null;
create unique index drug_adulterants_abbreviation on drug_adulterants (tenant_id, abbreviation_key) where deleted_at is null;
select app.protect('drug_adulterants', 'tenant');
