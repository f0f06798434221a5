-- Settings by key (contract §30.2–30.4); an absent key leaves the value to the next layer.
create table company_settings (
  tenant_id integer not null default app.tenant_id(),
  company_id bigint not null,
  key text collate "C" not null,
  value jsonb not null,
  primary key (tenant_id, company_id, key),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
select app.protect('company_settings', 'company', 'company_id');

create table user_settings (
  tenant_id integer not null default app.tenant_id(),
  user_id bigint not null,
  key text collate "C" not null,
  value jsonb not null,
  primary key (tenant_id, user_id, key),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
select app.protect('user_settings', 'tenant');

-- Feature flags that differ from the catalogue of the contract (§29): tenant 0 is the installation,
-- any other the tenant itself, which wins. Set by whoever runs the installation.
create table feature_flags (
  tenant_id integer not null,
  name text collate "C" not null,
  enabled boolean not null,
  primary key (tenant_id, name)
);
alter table feature_flags enable row level security;
create policy own_and_installation on feature_flags for select to assay_app
  using (tenant_id in (0, (select app.tenant_id())));
grant select on feature_flags to assay_app;
