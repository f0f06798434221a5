-- What lists are sorted by from value to value (ADR 120): the value, then the id. Of what not all rows have, only those that
-- have it: pools are regulated or not, and each kind has its own columns.
create index locations_region on locations (tenant_id, region_id, id) include (company_id, administrative_unit_id) where deleted_at is null;
create index locations_area on locations (tenant_id, area_id, id) include (company_id, administrative_unit_id) where deleted_at is null;
create index locations_district on locations (tenant_id, district_id, id) include (company_id, administrative_unit_id) where deleted_at is null;

create index test_pool_members_of_pool on test_pool_members (tenant_id, test_pool_id, id);
create index test_pool_members_removed on test_pool_members (tenant_id, test_pool_id, (deleted_at is not null), id);
create index test_pool_members_adjusted on test_pool_members (tenant_id, test_pool_id, member_status_adjusted_at, id);
create index test_pool_members_pool_company on test_pool_members (tenant_id, test_pool_id, company_id, id);
create index test_pool_members_pool_location on test_pool_members (tenant_id, test_pool_id, location_id, id);
create index test_pool_members_pool_number on test_pool_members (tenant_id, test_pool_id, id_number_key, id)
  where id_number_key is not null;
create index test_pool_members_pool_ssn on test_pool_members (tenant_id, test_pool_id, ssn_last_digits, id)
  where ssn_last_digits is not null;
create index test_pool_members_born on test_pool_members (tenant_id, test_pool_id, date_of_birth, id)
  where date_of_birth is not null;
create index test_pool_members_pool_license on test_pool_members (tenant_id, test_pool_id, (lower(cdl_number) collate "C"), id)
  where lower(cdl_number) collate "C" is not null;
create index test_pool_members_state on test_pool_members (tenant_id, test_pool_id, (lower(state) collate "C"), id)
  where lower(state) collate "C" is not null;
create index test_pool_members_other_id on test_pool_members (tenant_id, test_pool_id, (lower(other_id) collate "C"), id)
  where lower(other_id) collate "C" is not null;
create index test_pool_members_observed on test_pool_members (tenant_id, test_pool_id, observation_required, id)
  where observation_required is not null;
create index test_pool_members_category on test_pool_members (tenant_id, test_pool_id, employee_category_id, id)
  where employee_category_id is not null;

create index users_of_type_company on users (tenant_id, type, company_id, id) where deleted_at is null;
create index users_job_title on users (tenant_id, type, job_title_key, id) where deleted_at is null;
create index users_role on users (tenant_id, type, role, id) where deleted_at is null;
create index users_account_status on users (tenant_id, type, account_status, id) where deleted_at is null;

-- Contacts and tests by the name of their place: from name to name, those of each by its own index. Of deleted places too,
-- whose tests stay.
create index locations_by_name on locations (tenant_id, name_key, id) include (company_id, administrative_unit_id);
create index companies_by_name on companies (tenant_id, company_name_key, id);
