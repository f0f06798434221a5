-- What the nightly file of a laboratory says of sites beyond what searches use, as given; null until a file told it
-- (contract §23).
alter table collection_sites
  add column is_bfw boolean,
  add column is_bfw_biometrics boolean,
  add column is_hrs_electronic_ccf boolean,
  add column is_oral_fluid_poct boolean;

-- Files that wait until their rows are applied, in the order in which they came in. What became of one says the audit log.
create table collection_site_files (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null,
  sha256 text not null,
  -- Who is told of the outcome; null for a visitor from tenant 1, whose number is somebody else here.
  user_id bigint,
  received_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
select app.protect('collection_site_files', 'internal');

-- Their rows, which are saved before the file is and go with it.
create table collection_site_rows (
  tenant_id integer not null default app.tenant_id(),
  file_id bigint not null,
  site_code text collate "C" not null,
  site_type text not null,
  bac_dot_supported boolean not null,
  bac_non_dot_supported boolean not null,
  is_electronic_request_enabled boolean not null,
  hair_collection_supported boolean not null,
  nida_supported boolean not null,
  oral_fluid_supported boolean not null,
  urine_observed_supported boolean not null,
  urine_poct_supported boolean not null,
  is_temporarily_closed boolean not null,
  is_bfw boolean not null,
  is_bfw_biometrics boolean not null,
  is_hrs_electronic_ccf boolean not null,
  is_oral_fluid_poct boolean not null,
  primary key (tenant_id, file_id, site_code)
);
select app.protect('collection_site_rows', 'internal');

select pgboss.create_queue('collection-sites.update', '{"policy": "standard", "retryLimit": 8, "retryDelay": 10,
  "retryBackoff": true, "retryDelayMax": 1800, "expireInSeconds": 600, "deleteAfterSeconds": 86400}');
