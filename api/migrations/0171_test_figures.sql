-- Figures of the dashboard by day (ADR 129): what the tests of a tenant came to, once everybody may know it. A test counts
-- from the moment on at which its row has an outcome, which the wall of 0105 keeps out of it until the release: nothing here
-- moves by what a laboratory found. Kept in slots as the counts of 0090, so that no transaction waits for another one.
create table test_figures (
  tenant_id integer not null references tenants (id),
  day date not null,
  program text not null,
  -- '' where none is known.
  reason text not null,
  slot uuid not null default gen_random_uuid(),
  tests bigint not null,
  timed bigint not null,
  -- From collection to release, of those that are timed.
  timed_seconds numeric not null,
  rated bigint not null,
  positive bigint not null,
  primary key (tenant_id, day, program, reason, slot)
);
select app.protect('test_figures', 'internal');
revoke insert, update, delete on test_figures from assay_app;

create function app.keep_test_figures() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  change record;
  counted text := $counted$select %s as sign, tenant_id, (counted_at at time zone 'UTC')::date as day, program,
    coalesce(reason_for_test, '') as reason, is_timed, extract(epoch from (released_at - collected_at)) as seconds, outcome
    from %s where deleted_at is null and outcome is not null$counted$;
  source text := case tg_op
    when 'INSERT' then format(counted, 1, 'new_rows')
    when 'DELETE' then format(counted, -1, 'old_rows')
    else format(counted, 1, 'new_rows') || ' union all ' || format(counted, -1, 'old_rows')
  end;
begin
  for change in execute format($sums$
    select * from (
      select tenant_id, day, program, reason, sum(sign) as tests, coalesce(sum(sign) filter (where is_timed), 0) as timed,
        coalesce(sum(sign * seconds) filter (where is_timed), 0) as seconds,
        coalesce(sum(sign) filter (where outcome in ('NEGATIVE', 'NEGATIVE_DILUTE', 'POSITIVE', 'POSITIVE_DILUTE')), 0) as rated,
        coalesce(sum(sign) filter (where outcome in ('POSITIVE', 'POSITIVE_DILUTE')), 0) as positive
      from (%s) r group by tenant_id, day, program, reason) c
    where (tests, timed, seconds, rated, positive) <> (0, 0, 0, 0, 0)$sums$, source)
  loop
    update public.test_figures f set tests = f.tests + change.tests, timed = f.timed + change.timed,
        timed_seconds = f.timed_seconds + change.seconds, rated = f.rated + change.rated, positive = f.positive + change.positive
      where f.tenant_id = change.tenant_id and f.day = change.day and f.program = change.program and f.reason = change.reason
        and f.slot = (
          select free.slot from public.test_figures free
          where free.tenant_id = change.tenant_id and free.day = change.day and free.program = change.program
            and free.reason = change.reason
          limit 1 for update skip locked);
    if not found then
      insert into public.test_figures (tenant_id, day, program, reason, tests, timed, timed_seconds, rated, positive)
      values (change.tenant_id, change.day, change.program, change.reason, change.tests, change.timed, change.seconds,
        change.rated, change.positive);
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function app.keep_test_figures() from public;
create trigger keep_figures_inserted after insert on test_results referencing new table as new_rows
  for each statement execute function app.keep_test_figures();
create trigger keep_figures_updated after update on test_results referencing new table as new_rows old table as old_rows
  for each statement execute function app.keep_test_figures();
create trigger keep_figures_deleted after delete on test_results referencing old table as old_rows
  for each statement execute function app.keep_test_figures();


-- Tests that there are already.
insert into test_figures (tenant_id, day, program, reason, tests, timed, timed_seconds, rated, positive)
select tenant_id, (counted_at at time zone 'UTC')::date, program, coalesce(reason_for_test, ''),
  count(*), count(*) filter (where is_timed),
  coalesce(sum(extract(epoch from (released_at - collected_at))) filter (where is_timed), 0),
  count(*) filter (where outcome in ('NEGATIVE', 'NEGATIVE_DILUTE', 'POSITIVE', 'POSITIVE_DILUTE')),
  count(*) filter (where outcome in ('POSITIVE', 'POSITIVE_DILUTE'))
from test_results where deleted_at is null and outcome is not null
group by tenant_id, (counted_at at time zone 'UTC')::date, program, coalesce(reason_for_test, '');
