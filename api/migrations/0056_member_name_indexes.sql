-- Names are never missing, so that one index serves both directions of a sort (the ties within a name are put
-- in order as they are read). The index of the other direction makes room for one on first names.
drop index test_pool_members_last_name_down;
alter index test_pool_members_last_name_up rename to test_pool_members_last_name;
create index test_pool_members_first_name on test_pool_members (tenant_id, test_pool_id, first_name_key, id);
