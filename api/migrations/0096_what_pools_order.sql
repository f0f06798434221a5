-- What a random test pool orders (contract §17): at which lab accounts of its locations, and which instant test panel each
-- location uses. The rows have company and location of their place, so that the policies of `app.protect` hold for them.
create table test_pool_lab_accounts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_pool_id bigint not null,
  lab_account_location_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  -- Where specimens are collected: at a site of the laboratory, on site, or at a third party; nothing decided without any.
  lab_site_code text,
  zip_code text,
  is_third_party_collection_site boolean not null,
  is_collected_on_site boolean not null,
  collection_site_name text,
  collection_site_address1 text,
  collection_site_address2 text,
  collection_site_city text,
  collection_site_state text,
  collection_site_zip text,
  primary key (tenant_id, test_pool_id, lab_account_location_id),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id),
  foreign key (tenant_id, lab_account_location_id) references lab_account_locations (tenant_id, id),
  -- The location is one of the same company.
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  constraint test_pool_lab_accounts_site check (
    (lab_site_code is not null)::integer + is_third_party_collection_site::integer + is_collected_on_site::integer <= 1),
  constraint test_pool_lab_accounts_third_party check (
    case when is_third_party_collection_site
      then num_nulls(collection_site_name, collection_site_address1, collection_site_city, collection_site_state,
        collection_site_zip) = 0
      else num_nonnulls(collection_site_name, collection_site_address1, collection_site_address2, collection_site_city,
        collection_site_state, collection_site_zip) = 0 end)
);
create index test_pool_lab_accounts_of_account on test_pool_lab_accounts (tenant_id, lab_account_location_id, test_pool_id);
select app.protect('test_pool_lab_accounts', 'location');

create table test_pool_test_codes (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_pool_id bigint not null,
  lab_account_location_id bigint not null,
  test_code_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  primary key (tenant_id, test_pool_id, lab_account_location_id, test_code_id),
  foreign key (tenant_id, test_pool_id, lab_account_location_id)
    references test_pool_lab_accounts (tenant_id, test_pool_id, lab_account_location_id) on delete cascade,
  foreign key (tenant_id, test_code_id) references test_codes (tenant_id, id)
);
create index test_pool_test_codes_of_code on test_pool_test_codes (tenant_id, test_code_id, test_pool_id);
select app.protect('test_pool_test_codes', 'location');

-- One panel for each location: who is drawn there is tested by it.
create table test_pool_panels (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_pool_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  test_panel_id bigint not null,
  primary key (tenant_id, test_pool_id, location_id),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id),
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  foreign key (tenant_id, test_panel_id) references test_panels (tenant_id, id)
);
create index test_pool_panels_of_panel on test_pool_panels (tenant_id, test_panel_id, test_pool_id);
select app.protect('test_pool_panels', 'location');
