-- People to reach at the locations of a company (O s3, contract §9).
alter table locations add constraint locations_company unique (tenant_id, company_id, id);

create table contacts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('contacts'),
  company_id bigint not null,
  location_id bigint not null,
  name text not null,
  last_name text not null,
  job_title text,
  phone_number text,
  email text,
  is_primary boolean not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  last_name_key text collate "C" not null generated always as (lower(last_name)) stored,
  job_title_key text collate "C" generated always as (lower(job_title)) stored,
  email_key text collate "C" generated always as (lower(email)) stored,
  -- Full names are found, and no search matches across name and address.
  search_text text not null generated always as (
    lower(name || ' ' || last_name || chr(31) || coalesce(email, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  -- The location is one of the same company.
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  constraint contacts_reachable check (num_nonnulls(phone_number, email) > 0)
);
create unique index contacts_primary on contacts (tenant_id, location_id) where is_primary and deleted_at is null;
create index contacts_of_location on contacts (tenant_id, location_id, last_name_key, id) where deleted_at is null;
create index contacts_of_company on contacts (tenant_id, company_id, last_name_key, id)
  include (location_id) where deleted_at is null;
select app.sort_index('contacts', 'last_name_key', 'company_id, location_id');
select app.sort_index('contacts', 'name_key', 'company_id, location_id');
select app.sort_index('contacts', 'job_title_key', 'company_id, location_id');
select app.sort_index('contacts', 'email_key', 'company_id, location_id');
create index contacts_search on contacts using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
select app.protect('contacts', 'location');
