-- What somebody has to do about a test (decision 45): few of many, found by the words of `test-work.read-model.ts`.
create index test_results_work on test_results (tenant_id, id) include (company_id, location_id)
  where deleted_at is null and (is_error or test_status = 'PENDING_CONFIRMATION' or (test_type = 'LAB'
    and received_at is null and test_status in ('ORDERED', 'PENDING', 'COLLECTION_COMPLETED')));
