-- Codes by which tests are ordered from laboratories (contract §15).
create table test_codes (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_codes'),
  provider text not null,
  type text not null,
  -- Specimen types by their number (C s3); fixed by the product.
  specimen_type smallint not null,
  test_code text not null,
  name text,
  description text,
  pricing numeric(12, 2),
  -- What is tested for, in the order of the ids, each once.
  drug_adulterant_ids bigint[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  test_code_key text collate "C" not null generated always as (lower(test_code)) stored,
  description_key text collate "C" generated always as (lower(description)) stored,
  -- Unit separators, so that no search matches across two of them.
  search_text text not null generated always as (
    lower(test_code || chr(31) || coalesce(name, '') || chr(31) || coalesce(description, ''))) stored,
  primary key (tenant_id, id),
  constraint test_codes_provider check (provider in (
    'LabCorp', 'QuestDiagnostics', 'CordantHealthSolutions', 'NationalToxicologyCenter', 'USDTL', 'CRL',
    'OmegaLaboratories', 'AmericanToxicologyInstitute', 'Phamatech', 'NavisClinicalLaboratories',
    'MicroDistributing', 'AVERHEALTH', 'BreathAlcohol')),
  constraint test_codes_type check (type in ('DOT', 'NON_DOT')),
  constraint test_codes_specimen_type check (specimen_type between 1 and 10),
  constraint test_codes_drugs check (cardinality(drug_adulterant_ids) > 0)
);
create unique index test_codes_code on test_codes (tenant_id, provider, test_code_key) where deleted_at is null;
-- Lists are of one provider: its codes stand together in each order. What has no missing values is read in both
-- directions from one index where ties are few.
create index test_codes_by_code on test_codes (tenant_id, test_code_key, id) include (provider) where deleted_at is null;
create index test_codes_of_provider on test_codes (tenant_id, provider, test_code_key, id) where deleted_at is null;
create index test_codes_specimen_type_up on test_codes (tenant_id, provider, specimen_type, id) where deleted_at is null;
create index test_codes_specimen_type_down on test_codes (tenant_id, provider, specimen_type desc nulls last, id) where deleted_at is null;
create index test_codes_type_up on test_codes (tenant_id, provider, type, id) where deleted_at is null;
create index test_codes_type_down on test_codes (tenant_id, provider, type desc nulls last, id) where deleted_at is null;
create index test_codes_pricing_up on test_codes (tenant_id, provider, pricing, id) where deleted_at is null;
create index test_codes_pricing_down on test_codes (tenant_id, provider, pricing desc nulls last, id) where deleted_at is null;
create index test_codes_description_key_up on test_codes (tenant_id, provider, description_key, id) where deleted_at is null;
create index test_codes_description_key_down on test_codes (tenant_id, provider, description_key desc nulls last, id) where deleted_at is null;
create index test_codes_search on test_codes using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('test_codes', 'tenant');
select app.keep_drug_uses('test_codes', 'number_of_test_codes');
