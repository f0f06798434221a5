-- Who is in a pool is looked up by number for every row of an import. An index that begins with the pool, like those on
-- names, may seem as good for it to a planner that has not counted the pool yet, and reading the whole pool for each
-- row took minutes. So pool and number are one value, which no other index can answer. A column, since under row-level
-- security an expression that may tell something of its row is no condition of an index.
alter table test_pool_members add column number_key text collate "C" not null generated always as (
  test_pool_id::text || ' ' || coalesce(
    lower(id_number),
    -- Blanks and hyphens are a matter of taste on a licence.
    regexp_replace(lower(cdl_number), '[^a-z0-9]', '', 'g') || ' ' || state)) stored;
drop index test_pool_members_id_number;
create unique index test_pool_members_id_number on test_pool_members (tenant_id, number_key)
  where deleted_at is null and id_number is not null;
drop index test_pool_members_cdl_number;
create unique index test_pool_members_cdl_number on test_pool_members (tenant_id, number_key)
  where deleted_at is null and cdl_number is not null;
alter table test_pool_members drop column cdl_number_key;
