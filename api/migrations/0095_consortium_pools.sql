-- Random test pools of a consortium (contract §17, ADR 95): the members are of several companies. Such a pool, its seeds,
-- runs, snapshots and participants have no company, so that no client user ever has a row of them in sight: the policies
-- of `app.protect` compare the company. A member has the company of the own location.
alter table test_pools
  alter column company_id drop not null,
  add column consortium_id bigint,
  add foreign key (tenant_id, consortium_id) references consortiums (tenant_id, id),
  add constraint test_pools_owner check (num_nonnulls(company_id, consortium_id) = 1),
  -- Its members are everywhere, and orders are made for each company by itself.
  add constraint test_pools_of_consortium check (
    consortium_id is null or location_id is null and test_order_type is null and not should_auto_generate_tests);
create unique index test_pools_consortium_name on test_pools (tenant_id, consortium_id, name_key) where deleted_at is null;
alter table pool_seed_chains alter column company_id drop not null;
alter table selection_runs alter column company_id drop not null;
alter table selection_snapshots alter column company_id drop not null;
alter table run_participants alter column company_id drop not null;

-- A deleted consortium freezes its pools as a deleted company does.
create function app.freeze_consortium_pools() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_pools set frozen_at = now()
  where tenant_id = new.tenant_id and consortium_id = new.id and frozen_at is null;
  return null;
end
$$;
revoke execute on function app.freeze_consortium_pools() from public;
create trigger freeze_test_pools after update of deleted_at on consortiums
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.freeze_consortium_pools();

-- Last day of the enrollment that a member was removed with; null for everybody else.
alter table test_pool_members add column left_on date;

-- Whose location leaves a consortium is not drawn any more, whoever lets it leave. Members of pools whose program was over
-- stay as they are. An enrollment that goes on as if it had never ended brings those back whom its end removed.
create function app.follow_enrollments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  -- Pools first and by their ids, as everybody locks them.
  perform 1 from public.test_pools p
  where exists (
    select 1 from new_rows n
    where p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id)
  order by p.id for no key update;
  update public.test_pool_members m
  set deleted_at = now(), member_status_adjusted_at = now(), left_on = n.ended_on, version = m.version + 1, updated_at = now()
  from new_rows n
  join old_rows o on o.tenant_id = n.tenant_id and o.consortium_id = n.consortium_id and o.location_id = n.location_id
    and o.started_on = n.started_on and o.ended_on is null
  join public.test_pools p on p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id
    and p.program_end_date >= n.ended_on
  where n.ended_on is not null and m.tenant_id = n.tenant_id and m.test_pool_id = p.id and m.location_id = n.location_id
    and m.deleted_at is null;
  update public.test_pool_members m
  set deleted_at = null, member_status_adjusted_at = now(), left_on = null, version = m.version + 1, updated_at = now()
  from new_rows n
  join old_rows o on o.tenant_id = n.tenant_id and o.consortium_id = n.consortium_id and o.location_id = n.location_id
    and o.started_on = n.started_on and o.ended_on is not null
  join public.test_pools p on p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id
  where n.ended_on is null and m.tenant_id = n.tenant_id and m.test_pool_id = p.id and m.location_id = n.location_id
    and m.left_on = o.ended_on and m.deleted_at is not null
    -- Somebody may have entered the person anew meanwhile.
    and not exists (
      select 1 from public.test_pool_members k
      where k.tenant_id = m.tenant_id and k.number_key = m.number_key and k.deleted_at is null);
  return null;
end
$$;
revoke execute on function app.follow_enrollments() from public;
create trigger follow_enrollments after update on consortium_locations
  referencing new table as new_rows old table as old_rows
  for each statement execute function app.follow_enrollments();
