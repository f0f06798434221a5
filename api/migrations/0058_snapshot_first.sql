-- The snapshot of a draw is written while it is hashed, before there is an outcome to write a run from; that a
-- run is there is looked at by the commit. A row holds a page of 16,384 members; older ones hold ten thousand.
alter table selection_snapshots
  alter constraint selection_snapshots_tenant_id_run_id_fkey deferrable initially deferred;

-- Nothing asks for the open tests of a pool by this: they are counted run by run.
drop index run_participants_open;
