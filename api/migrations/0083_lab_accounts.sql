-- Medical review officers and accounts at laboratories (contract §14). Client users see those that their locations
-- use, so none until accounts have locations.
create table mros (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('mros'),
  full_name text not null,
  provider_id text,
  address_address_line1 text not null,
  address_address_line2 text,
  address_city text not null,
  address_state text not null,
  address_zip text not null,
  phone text,
  fax text,
  pricing numeric(12, 2),
  number_of_locations integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  full_name_key text collate "C" not null generated always as (lower(full_name)) stored,
  -- A unit separator, so that no search matches across the two.
  search_text text not null generated always as (lower(full_name || chr(31) || coalesce(provider_id, ''))) stored,
  primary key (tenant_id, id)
);
create index mros_by_name on mros (tenant_id, full_name_key, id) where deleted_at is null;
create index mros_search on mros using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('mros', 'internal');

create table lab_accounts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('lab_accounts'),
  provider text not null,
  master_account_id text collate "C" not null,
  -- Specimen type and program of accounts that came from elsewhere; those of a location count.
  master_account_type smallint,
  program text,
  comment text,
  number_of_locations integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  comment_key text collate "C" generated always as (lower(comment)) stored,
  search_text text not null generated always as (lower(master_account_id || chr(31) || coalesce(comment, ''))) stored,
  primary key (tenant_id, id),
  constraint lab_accounts_provider check (provider in (
    'LabCorp', 'QuestDiagnostics', 'CordantHealthSolutions', 'NationalToxicologyCenter', 'USDTL', 'CRL',
    'OmegaLaboratories', 'AmericanToxicologyInstitute', 'Phamatech', 'NavisClinicalLaboratories',
    'MicroDistributing', 'AVERHEALTH', 'BreathAlcohol')),
  constraint lab_accounts_number check (master_account_id ~ '^([0-9]{5}|[0-9]{6}|[0-9]{8})$'),
  constraint lab_accounts_type check (master_account_type between 1 and 10),
  constraint lab_accounts_program check (program in ('DOT', 'NON_DOT'))
);
create unique index lab_accounts_account on lab_accounts (tenant_id, provider, master_account_id) where deleted_at is null;
create index lab_accounts_by_number on lab_accounts (tenant_id, master_account_id, id) include (provider) where deleted_at is null;
create index lab_accounts_locations_up on lab_accounts (tenant_id, provider, number_of_locations, id) where deleted_at is null;
create index lab_accounts_locations_down on lab_accounts (tenant_id, provider, number_of_locations desc nulls last, id) where deleted_at is null;
create index lab_accounts_comment_up on lab_accounts (tenant_id, provider, comment_key, id) where deleted_at is null;
create index lab_accounts_comment_down on lab_accounts (tenant_id, provider, comment_key desc nulls last, id) where deleted_at is null;
create index lab_accounts_search on lab_accounts using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('lab_accounts', 'internal');

-- What an account may order, and to whom its results go.
create table lab_account_test_codes (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  lab_account_id bigint not null,
  test_code_id bigint not null,
  primary key (tenant_id, lab_account_id, test_code_id),
  foreign key (tenant_id, lab_account_id) references lab_accounts (tenant_id, id),
  foreign key (tenant_id, test_code_id) references test_codes (tenant_id, id)
);
create index lab_account_test_codes_of_code on lab_account_test_codes (tenant_id, test_code_id, lab_account_id);
select app.protect('lab_account_test_codes', 'internal');

create table lab_account_mros (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  lab_account_id bigint not null,
  mro_id bigint not null,
  primary key (tenant_id, lab_account_id, mro_id),
  foreign key (tenant_id, lab_account_id) references lab_accounts (tenant_id, id),
  foreign key (tenant_id, mro_id) references mros (tenant_id, id)
);
create index lab_account_mros_of_mro on lab_account_mros (tenant_id, mro_id, lab_account_id);
select app.protect('lab_account_mros', 'internal');
