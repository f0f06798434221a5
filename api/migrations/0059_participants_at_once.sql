-- That a participant has a run, and a member of its pool, is looked at once a statement. Keys look row by row,
-- which took most of the time in which a draw writes 125,000 participants.
create function app.check_participants() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  stray record;
begin
  -- An offset keeps the planner from reading a whole pool to look up some of its members.
  select n.run_id, n.member_id into stray from new_rows n
  where not exists (
      select 1 from public.selection_runs r
      where r.tenant_id = n.tenant_id and r.id = n.run_id and r.test_pool_id = n.test_pool_id offset 0)
    or not exists (
      select 1 from public.test_pool_members m
      where m.tenant_id = n.tenant_id and m.id = n.member_id and m.test_pool_id = n.test_pool_id offset 0)
  limit 1;
  if found then
    raise foreign_key_violation using message =
      format('run %s and member %s are not of the pool of their participant', stray.run_id, stray.member_id);
  end if;
  return null;
end
$$;
revoke execute on function app.check_participants() from public;
create trigger check_participants after insert on run_participants referencing new table as new_rows
  for each statement execute function app.check_participants();
alter table run_participants
  drop constraint run_participants_tenant_id_run_id_fkey,
  drop constraint run_participants_tenant_id_member_id_fkey;

-- The other side of those keys: a run is held by its snapshot, and a member that was drawn by this.
create function app.keep_drawn_members() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if exists (
    select 1 from old_rows o join public.run_participants p on p.tenant_id = o.tenant_id and p.member_id = o.id)
  then
    raise foreign_key_violation using message = 'members that were drawn cannot be deleted';
  end if;
  return null;
end
$$;
revoke execute on function app.keep_drawn_members() from public;
create trigger keep_drawn after delete on test_pool_members referencing old table as old_rows
  for each statement execute function app.keep_drawn_members();
-- Who leaves a pool is marked as removed.
revoke delete on test_pool_members from assay_app;
