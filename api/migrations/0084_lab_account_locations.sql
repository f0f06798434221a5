-- Lab accounts that locations order by (contract §14): sub-accounts. From here on client users see the accounts and the
-- MROs that their locations use.
create table lab_account_locations (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('lab_account_locations'),
  company_id bigint not null,
  location_id bigint not null,
  lab_account_id bigint not null,
  sub_account_id text not null,
  site_id text,
  mro_id bigint,
  mro_pricing numeric(12, 2),
  program text not null,
  -- Specimen types by their number (C s3); fixed by the product.
  master_account_type smallint not null,
  supports_combo_orders boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  sub_account_id_key text collate "C" not null generated always as (lower(sub_account_id)) stored,
  primary key (tenant_id, id),
  -- The location is one of the same company.
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  foreign key (tenant_id, lab_account_id) references lab_accounts (tenant_id, id),
  foreign key (tenant_id, mro_id) references mros (tenant_id, id),
  constraint lab_account_locations_program check (program in ('DOT', 'NON_DOT')),
  constraint lab_account_locations_type check (master_account_type between 1 and 10),
  -- DOT results always go through the MRO (49 CFR 40.97).
  constraint lab_account_locations_mro check (program = 'NON_DOT' or mro_id is not null)
);
create unique index lab_account_locations_once on lab_account_locations
  (tenant_id, location_id, lab_account_id, sub_account_id_key) where deleted_at is null;
create index lab_account_locations_of_account on lab_account_locations (tenant_id, lab_account_id, sub_account_id_key, id)
  include (company_id, location_id) where deleted_at is null;
create index lab_account_locations_of_mro on lab_account_locations (tenant_id, mro_id) include (company_id, location_id)
  where deleted_at is null;
create index lab_account_locations_of_company on lab_account_locations (tenant_id, company_id) where deleted_at is null;
select app.sort_index('lab_account_locations', 'sub_account_id_key', 'company_id, location_id');
select app.protect('lab_account_locations', 'location');

-- What is ordered there: prices and profiles are those of the location.
create table lab_account_location_test_codes (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  lab_account_location_id bigint not null,
  test_code_id bigint not null,
  -- Ordered besides, in combo orders.
  is_combo_breath boolean not null default false,
  pricing numeric(12, 2),
  profile_id text,
  primary key (tenant_id, lab_account_location_id, test_code_id, is_combo_breath),
  foreign key (tenant_id, lab_account_location_id) references lab_account_locations (tenant_id, id),
  foreign key (tenant_id, test_code_id) references test_codes (tenant_id, id)
);
create index lab_account_location_test_codes_of_code on lab_account_location_test_codes
  (tenant_id, test_code_id, lab_account_location_id);
select app.protect('lab_account_location_test_codes', 'tenant');

-- Row-level security of the locations decides, inside of each of these.
create policy used_scope on lab_account_location_test_codes as restrictive to assay_client using (exists (
  select 1 from lab_account_locations l
  where l.tenant_id = lab_account_location_test_codes.tenant_id
    and l.id = lab_account_location_test_codes.lab_account_location_id and l.deleted_at is null));

drop policy internal_scope on lab_accounts;
create policy used_scope on lab_accounts as restrictive to assay_client using (exists (
  select 1 from lab_account_locations l
  where l.tenant_id = lab_accounts.tenant_id and l.lab_account_id = lab_accounts.id and l.deleted_at is null));

drop policy internal_scope on mros;
create policy used_scope on mros as restrictive to assay_client using (exists (
  select 1 from lab_account_locations l
  where l.tenant_id = mros.tenant_id and l.mro_id = mros.id and l.deleted_at is null));

drop policy internal_scope on lab_account_test_codes;
create policy used_scope on lab_account_test_codes as restrictive to assay_client using (exists (
  select 1 from lab_account_locations l
    join lab_account_location_test_codes c on c.tenant_id = l.tenant_id and c.lab_account_location_id = l.id
  where l.tenant_id = lab_account_test_codes.tenant_id and l.lab_account_id = lab_account_test_codes.lab_account_id
    and c.test_code_id = lab_account_test_codes.test_code_id and l.deleted_at is null));

drop policy internal_scope on lab_account_mros;
create policy used_scope on lab_account_mros as restrictive to assay_client using (exists (
  select 1 from lab_account_locations l
  where l.tenant_id = lab_account_mros.tenant_id and l.lab_account_id = lab_account_mros.lab_account_id
    and l.mro_id = lab_account_mros.mro_id and l.deleted_at is null));

-- Locations are counted for whoever asks; the numbers in the rows are no longer kept.
drop index lab_accounts_locations_up;
drop index lab_accounts_locations_down;
