-- Filters of the list of tests that find few of many: without these a page of them, or their number, is looked for in all.
create index test_results_primary_id on test_results (tenant_id, donor_primary_id_key, created_at desc, id)
  include (company_id, location_id) where deleted_at is null;
create index test_results_first_name on test_results (tenant_id, donor_first_name_key, created_at desc, id)
  include (company_id, location_id) where deleted_at is null;
create index test_results_provider on test_results (tenant_id, provider, created_at desc, id)
  include (company_id, location_id) where deleted_at is null;
create index test_results_acknowledgment on test_results (tenant_id, acknowledgment_type, created_at desc, id)
  include (company_id, location_id) where deleted_at is null;
create index test_results_outcome on test_results (tenant_id, outcome, created_at desc, id)
  include (company_id, location_id) where deleted_at is null;
