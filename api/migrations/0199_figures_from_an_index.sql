-- Reports and the MIS report count from one index alone, without the rows of the tests (ADR 110, 111): with what the drugs of
-- positive tests, the pages of the form and its reasons need.
drop index test_results_counted;
create index test_results_counted on test_results (tenant_id, company_id, counted_at)
  include (id, counted_month, outcome, program, test_type, location_id, collected_at, received_at, released_at, is_timed,
    reason_for_test, employee_category_id, is_alcohol, mis_detail, positive_drug_ids)
  where deleted_at is null;
