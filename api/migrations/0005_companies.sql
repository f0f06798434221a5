-- Client companies. The counters are kept by triggers of the tables that they count.
create table companies (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('companies'),
  company_name text not null,
  client_since date,
  address_address_line1 text,
  address_address_line2 text,
  address_city text,
  address_state text,
  address_zip text,
  contact_main_email text,
  contact_main_phone_number text,
  contact_main_fax text,
  is_mro_all_dot_results_required boolean not null default true,
  is_mro_all_non_dot_results_required boolean not null default false,
  is_mro_positive_non_dot_results_only_required boolean not null default false,
  number_of_users integer not null default 0,
  number_of_regions integer not null default 0,
  number_of_areas integer not null default 0,
  number_of_districts integer not null default 0,
  number_of_locations integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- Lower case in the byte order: what lists sort, filter and search by. Calls of lower() in a query
  -- would not use an index under row-level security.
  company_name_key text collate "C" not null generated always as (lower(company_name)) stored,
  address_city_key text collate "C" generated always as (lower(address_city)) stored,
  address_state_key text collate "C" generated always as (lower(address_state)) stored,
  search_text text not null generated always as (lower(company_name)) stored,
  primary key (tenant_id, id),
  constraint companies_mro_flags check (
    not (is_mro_all_non_dot_results_required and is_mro_positive_non_dot_results_only_required))
);
create unique index companies_name on companies (tenant_id, company_name_key) where deleted_at is null;
select app.sort_index('companies', 'company_name_key');
select app.sort_index('companies', 'address_city_key');
select app.sort_index('companies', 'address_state_key');
select app.sort_index('companies', 'number_of_users');
select app.sort_index('companies', 'client_since');
create index companies_search on companies using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('companies', 'company', 'id');
