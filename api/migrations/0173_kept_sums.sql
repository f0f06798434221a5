-- One mechanism for what is kept of how many rows there are and what they come to: each statement that changes rows adds what
-- it changed, in its own transaction, to a slot that no other transaction holds, so that nobody waits for anybody; the sum of the
-- slots is the number (ADR 90, 117, 129). What is kept is said by
--   the table of the sums;
--   a select over the rows in question, which stand for %s;
--   its columns that tell sums apart, those that go along with them, and those that are summed.
create function app.sums_of(counted text, keys text[], along text[], sums text[]) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
as $$
  select format('select %1$s, %2$s from (%3$s) r group by %1$s having %4$s',
    (select string_agg(quote_ident(k), ', ') from unnest(keys || along) k),
    (select string_agg(format('sum(sign * %1$I) as %1$I', s), ', ') from unnest(sums) s),
    counted,
    (select string_agg(format('sum(sign * %I) <> 0', s), ' or ') from unnest(sums) s))
$$;
revoke execute on function app.sums_of(text, text[], text[], text[]) from public;

-- Keeps sums over a table from now on; those of the rows that there are already are added by `app.fill_sums`. The functions of
-- the triggers are written here with their statements in full: a statement made up each time would be planned each time, which
-- costs more than what it does.
create function app.keep_sums_of(source regclass, target text, counted text, keys text[], along text[], sums text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  new_rows constant text := format('select c.*, 1 as sign from (%s) c', format(counted, 'new_rows'));
  old_rows constant text := format('select c.*, -1 as sign from (%s) c', format(counted, 'old_rows'));
  same constant text := (select string_agg(format('k.%1$I = c.%1$I', key), ' and ') from unnest(keys) key);
  columns constant text := (select string_agg(quote_ident(each), ', ') from unnest(keys || along || sums) each);
  added constant text := (select string_agg(format('%1$I = k.%1$I + c.%1$I', each), ', ') from unnest(sums) each);
  change record;
  keeper text;
begin
  for change in select * from (values
    ('insert', 'new table as new_rows', new_rows),
    ('delete', 'old table as old_rows', old_rows),
    ('update', 'new table as new_rows old table as old_rows', new_rows || ' union all ' || old_rows)) v (kind, tables, rows)
  loop
    keeper := format('keep_%s_of_%s_on_%s', target, (select relname from pg_class where oid = source), change.kind);
    execute format($keeper$
      create function app.%1$I() returns trigger
        language plpgsql security definer set search_path = pg_catalog, pg_temp
      as $body$
      begin
        with changes as materialized (%2$s), taken as materialized (
          select c.*, free.slot from changes c left join lateral (
            select k.slot from public.%3$I k where %4$s limit 1 for update skip locked) free on true
        ), added as (
          update public.%3$I k set %5$s from taken c where %4$s and k.slot = c.slot
        )
        insert into public.%3$I (%6$s) select %6$s from taken where slot is null;
        return null;
      end
      $body$
      $keeper$,
      keeper, app.sums_of(change.rows, keys, along, sums), target, same, added, columns);
    execute format('revoke execute on function app.%I() from public', keeper);
    execute format('create trigger %I after %s on %s referencing %s for each statement execute function app.%I()',
      'keep_' || target || '_on_' || change.kind, change.kind, source, change.tables, keeper);
  end loop;
end
$$;
revoke execute on function app.keep_sums_of(regclass, text, text, text[], text[], text[]) from public;

create function app.fill_sums(source regclass, target text, counted text, keys text[], along text[], sums text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('insert into public.%1$I (%2$s) %3$s', target,
    (select string_agg(quote_ident(each), ', ') from unnest(keys || along || sums) each),
    app.sums_of(format('select c.*, 1 as sign from (%s) c', format(counted, source)), keys, along, sums));
end
$$;
revoke execute on function app.fill_sums(regclass, text, text, text[], text[], text[]) from public;

-- The numbers of rows of whole lists (0090), by it.
create function app.counted_rows(table_name regclass) returns text
  language sql stable set search_path = pg_catalog, pg_temp
as $$
  select format('select tenant_id, %L::text as table_name, 1 as rows from %%s where deleted_at is null',
    (select relname from pg_class where oid = table_name))
$$;
revoke execute on function app.counted_rows(regclass) from public;

do $$
declare
  each record;
begin
  for each in select tgname, tgrelid::regclass as source from pg_trigger where tgfoid = 'app.keep_count()'::regprocedure loop
    execute format('drop trigger %I on %s', each.tgname, each.source);
    if each.tgname = 'keep_count_inserted' then
      perform app.keep_sums_of(each.source, 'kept_counts', app.counted_rows(each.source), '{tenant_id,table_name}', '{}', '{rows}');
    end if;
  end loop;
end
$$;
drop function app.keep_count();

create or replace function app.keep_counts(table_name regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.keep_sums_of(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
  perform app.fill_sums(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
end
$$;

-- The figures of the dashboard (0171), by it.
drop trigger keep_figures_inserted on test_results;
drop trigger keep_figures_updated on test_results;
drop trigger keep_figures_deleted on test_results;
drop function app.keep_test_figures();
select app.keep_sums_of('test_results', 'test_figures', $$
  select tenant_id, (counted_at at time zone 'UTC')::date as day, program, coalesce(reason_for_test, '') as reason, 1 as tests,
    is_timed::integer as timed,
    case when is_timed then coalesce(extract(epoch from (released_at - collected_at)), 0) else 0 end as timed_seconds,
    (outcome in ('NEGATIVE', 'NEGATIVE_DILUTE', 'POSITIVE', 'POSITIVE_DILUTE'))::integer as rated,
    (outcome in ('POSITIVE', 'POSITIVE_DILUTE'))::integer as positive
  from %s where deleted_at is null and outcome is not null$$,
  '{tenant_id,day,program,reason}', '{}', '{tests,timed,timed_seconds,rated,positive}');

-- How many tests there are by what filters of their list ask for: one number for each combination of values that occurs, so
-- that any of these filters together are a sum over some hundred numbers. What the row of a test says everybody may know who
-- sees the test: the check constraint of 0105 keeps what a laboratory found out of it until the release, and so out of here.
create table kept_test_counts (
  tenant_id integer not null references tenants (id),
  -- Of all that follow.
  combination text not null,
  slot uuid not null default gen_random_uuid(),
  test_type text not null,
  test_status text not null,
  result_type text,
  outcome text collate "C",
  program text not null,
  reason_for_test text,
  specimen_type_id smallint not null,
  provider text,
  acknowledgment_type text,
  is_error boolean not null,
  rows bigint not null,
  primary key (tenant_id, combination, slot)
);
select app.protect('kept_test_counts', 'internal');
revoke insert, update, delete on kept_test_counts from assay_app;

do $$
declare
  counted constant text := 'select tenant_id, jsonb_build_array(test_type, test_status, result_type, outcome, program, reason_for_test,
      specimen_type_id, provider, acknowledgment_type, is_error)::text as combination, test_type, test_status, result_type,
    outcome, program, reason_for_test, specimen_type_id, provider, acknowledgment_type, is_error, 1 as rows
    from %s where deleted_at is null';
  along constant text[] := '{test_type,test_status,result_type,outcome,program,reason_for_test,specimen_type_id,provider,acknowledgment_type,is_error}';
begin
  perform app.keep_sums_of('test_results', 'kept_test_counts', counted, '{tenant_id,combination}', along, '{rows}');
  perform app.fill_sums('test_results', 'kept_test_counts', counted, '{tenant_id,combination}', along, '{rows}');
end
$$;
