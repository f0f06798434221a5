-- People are listed by last name, then first name, and the other way round: the indexes have both, so that pages are still
-- read off them. Names are never missing, so that one index serves both directions (0056).
drop index users_last_name;
drop index users_first_name;
drop index users_of_company;
drop index users_of_tenant;
create index users_last_name on users (tenant_id, type, last_name_key, first_name_key, id) where deleted_at is null;
create index users_first_name on users (tenant_id, type, first_name_key, last_name_key, id) where deleted_at is null;
create index users_of_company on users (tenant_id, company_id, last_name_key, first_name_key, id) where deleted_at is null;
create index users_of_tenant on users (tenant_id, last_name_key, first_name_key, id) where deleted_at is null;

drop index contacts_of_location;
drop index contacts_of_company;
drop index contacts_last_name_key_up;
drop index contacts_last_name_key_down;
drop index contacts_name_key_up;
drop index contacts_name_key_down;
create index contacts_of_location on contacts (tenant_id, location_id, last_name_key, name_key, id) where deleted_at is null;
create index contacts_of_company on contacts (tenant_id, company_id, last_name_key, name_key, id)
  include (location_id) where deleted_at is null;
create index contacts_last_name on contacts (tenant_id, last_name_key, name_key, id)
  include (company_id, location_id) where deleted_at is null;
create index contacts_name on contacts (tenant_id, name_key, last_name_key, id)
  include (company_id, location_id) where deleted_at is null;

drop index test_pool_members_last_name;
drop index test_pool_members_first_name;
create index test_pool_members_last_name on test_pool_members (tenant_id, test_pool_id, last_name_key, first_name_key, id);
create index test_pool_members_first_name on test_pool_members (tenant_id, test_pool_id, first_name_key, last_name_key, id);
