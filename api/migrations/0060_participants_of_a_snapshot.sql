-- Participants are written while the record of their draw is still hashed, before there is a run. What is looked at
-- then is the snapshot that they were drawn from, which names the pool from here on; that its run is there, and of
-- the same pool, is looked at by the commit. So a participant has a run of its own pool, as before.
alter table selection_snapshots add column test_pool_id bigint;
update selection_snapshots s set test_pool_id = r.test_pool_id
  from selection_runs r where r.tenant_id = s.tenant_id and r.id = s.run_id;
alter table selection_runs add constraint selection_runs_of_their_pool unique (tenant_id, id, test_pool_id);
alter table selection_snapshots
  alter column test_pool_id set not null,
  drop constraint selection_snapshots_tenant_id_run_id_fkey,
  add constraint selection_snapshots_run foreign key (tenant_id, run_id, test_pool_id)
    references selection_runs (tenant_id, id, test_pool_id) deferrable initially deferred;

create or replace function app.check_participants() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  stray record;
begin
  -- Members are counted by their ids alone and the pool is compared afterwards: a planner that has no figures of a
  -- pool would rather read all of it.
  select n.run_id, n.test_pool_id into stray from (
    select tenant_id, run_id, test_pool_id, array_agg(distinct member_id) as member_ids
    from new_rows group by tenant_id, run_id, test_pool_id) n
  where not exists (
      select 1 from public.selection_snapshots s
      where s.tenant_id = n.tenant_id and s.run_id = n.run_id and s.test_pool_id = n.test_pool_id)
    or cardinality(n.member_ids) <> (
      select count(*) filter (where m.test_pool_id = n.test_pool_id) from public.test_pool_members m
      where m.tenant_id = n.tenant_id and m.id = any (n.member_ids))
  limit 1;
  if found then
    raise foreign_key_violation using message =
      format('run %s or members are not of the pool of their participants (%s)', stray.run_id, stray.test_pool_id);
  end if;
  return null;
end
$$;
