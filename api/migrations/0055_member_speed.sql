-- Who has a pool or a run has its tenant: the keys below to them say so already, and these were looked up
-- for every row of an import and of a draw once more.
alter table test_pool_members drop constraint test_pool_members_tenant_id_fkey;
alter table run_participants drop constraint run_participants_tenant_id_fkey;
