-- How pools stand on a day, kept from one reckoning to the next (ADR 126). What it is reckoned by is stamped: what was kept
-- of a pool that was written to since is not read any more.
alter table test_pools add column progress_stamp bigint not null default 1;

create function app.stamp_progress() returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  new.progress_stamp := old.progress_stamp + 1;
  return new;
end
$$;
create trigger stamp_progress before update on test_pools
  for each row execute function app.stamp_progress();

-- Of what a run is counted by alone: whoever notes something else on it holds its row, and must not wait for the pool then.
create function app.stamp_progress_of_run() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_pools set progress_stamp = progress_stamp + 1
  where tenant_id = coalesce(new.tenant_id, old.tenant_id) and id = coalesce(new.test_pool_id, old.test_pool_id);
  return null;
end
$$;
revoke execute on function app.stamp_progress(), app.stamp_progress_of_run() from public;
create trigger stamp_progress after insert or delete on selection_runs
  for each row execute function app.stamp_progress_of_run();
create trigger stamp_progress_changed after update on selection_runs
  for each row when ((old.run_date, old.period, old.override, old.selected_for_drug_testing, old.selected_for_alcohol_testing,
      old.completed_drug_tests, old.completed_alcohol_tests, old.invalidated_at is null)
    is distinct from (new.run_date, new.period, new.override, new.selected_for_drug_testing, new.selected_for_alcohol_testing,
      new.completed_drug_tests, new.completed_alcohol_tests, new.invalidated_at is null))
  execute function app.stamp_progress_of_run();

create table kept_pool_progress (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_pool_id bigint not null,
  -- Where the caller is.
  day date not null,
  -- Of the pool when this was reckoned.
  stamp bigint not null,
  -- Of the pool, for the scope of client users.
  company_id bigint,
  location_id bigint,
  status text not null,
  draw text,
  period integer,
  draw_by date,
  target text not null,
  attention bigint,
  overdue integer not null,
  drug_target bigint not null,
  drug_due bigint not null,
  drug_done bigint not null,
  drug_open bigint not null,
  drug_forecast bigint not null,
  alcohol_target bigint not null,
  alcohol_due bigint not null,
  alcohol_done bigint not null,
  alcohol_open bigint not null,
  alcohol_forecast bigint not null,
  primary key (tenant_id, day, test_pool_id),
  foreign key (tenant_id, test_pool_id) references test_pools (tenant_id, id) on delete cascade
);
create index kept_pool_progress_of_pool on kept_pool_progress (tenant_id, test_pool_id);
select app.protect('kept_pool_progress', 'location');

-- Tenants with pools of which it is not kept how they stand on one of the days.
create function app.tenants_with_progress_to_keep(days date[]) returns table (id integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select t.id from public.tenants t where t.deleted_at is null and exists (
    select 1 from public.test_pools p cross join unnest(days) d (day)
    left join public.kept_pool_progress k
      on k.tenant_id = p.tenant_id and k.test_pool_id = p.id and k.day = d.day and k.stamp = p.progress_stamp
    where p.tenant_id = t.id and p.deleted_at is null and k.day is null)
  order by t.id;
end;
revoke execute on function app.tenants_with_progress_to_keep(date[]) from public;
grant execute on function app.tenants_with_progress_to_keep(date[]) to assay_app;

select pgboss.create_queue('test-pools.keep-progress', '{"policy": "standard", "retryLimit": 1, "retryDelay": 60,
  "expireInSeconds": 300, "deleteAfterSeconds": 3600}');
