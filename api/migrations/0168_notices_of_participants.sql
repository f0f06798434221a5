-- Who told somebody who was drawn to come, and when (decisions 45 and 46).
alter table run_participants
  add column notified_at timestamptz,
  add column notified_by text,
  add constraint run_participants_notified check ((notified_at is null) = (notified_by is null));
grant update (notified_at, notified_by) on run_participants to assay_app;

-- Those who still have to go, of all runs: the work lists of the dashboard.
create index run_participants_to_test on run_participants (tenant_id, id) include (run_id, test_pool_id)
  where (selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and drug_completed_at is null)
    or (selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and alcohol_completed_at is null);
