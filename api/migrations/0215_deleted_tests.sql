-- Tests that lists hide, of which there are few: what somebody has viewed is counted without them.
create index test_results_deleted on test_results (tenant_id, id) where deleted_at is not null;
