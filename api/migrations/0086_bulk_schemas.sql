-- How the result files of laboratories are read (contract §16). `version` counts the changes of the row, as everywhere;
-- `template_version` is that of the format. The lists hold a field's reference and the laboratory's word for it.
create table bulk_schemas (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('bulk_schemas'),
  provider text not null,
  template_version text not null,
  description text not null,
  fields jsonb not null,
  overrall_result_fields jsonb not null,
  line_result_fields jsonb not null,
  specimen_type_fields jsonb not null,
  test_reason_fields jsonb not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  description_key text collate "C" not null generated always as (lower(description)) stored,
  template_version_key text collate "C" not null generated always as (lower(template_version)) stored,
  search_text text not null generated always as (lower(template_version || chr(31) || description)) stored,
  primary key (tenant_id, id),
  constraint bulk_schemas_provider check (provider in (
    'LabCorp', 'QuestDiagnostics', 'CordantHealthSolutions', 'NationalToxicologyCenter', 'USDTL', 'CRL',
    'OmegaLaboratories', 'AmericanToxicologyInstitute', 'Phamatech', 'NavisClinicalLaboratories',
    'MicroDistributing', 'AVERHEALTH', 'BreathAlcohol'))
);
create unique index bulk_schemas_name on bulk_schemas (tenant_id, provider, template_version_key, description_key)
  where deleted_at is null;
select app.protect('bulk_schemas', 'internal');
