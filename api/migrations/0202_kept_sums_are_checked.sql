-- What is kept of rows (0173) can be compared with the rows: lists say how many there are, and reports what they come to, by
-- the sums alone, so that a sum which somebody changed past the portal would be believed. What was asked for is noted here.
create table app.kept_sums (
  -- Name of a table in public, as text: a backup is loaded where that is not looked for.
  source text not null,
  target text not null,
  counted text not null,
  keys text[] not null,
  along text[] not null,
  sums text[] not null,
  primary key (source, target)
);
revoke all on app.kept_sums from public;

-- Notes what `app.keep_sums_of` keeps; whoever calls that calls this.
create function app.note_sums(source regclass, target text, counted text, keys text[], along text[], sums text[]) returns void
  language sql set search_path = pg_catalog, pg_temp
as $$ insert into app.kept_sums select relname, $2, $3, $4, $5, $6 from pg_class where oid = $1 $$;
revoke execute on function app.note_sums(regclass, text, text, text[], text[], text[]) from public;

select app.note_sums(tgrelid::regclass, 'kept_counts', app.counted_rows(tgrelid::regclass), '{tenant_id,table_name}', '{}', '{rows}')
from pg_trigger where tgname = 'keep_kept_counts_on_insert';

create or replace function app.keep_counts(table_name regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.keep_sums_of(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
  perform app.note_sums(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
  perform app.fill_sums(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
end
$$;

-- As 0173, 0181 and 0182 asked for them.
select app.note_sums('test_results', 'test_figures', $$
  select tenant_id, (counted_at at time zone 'UTC')::date as day, program, coalesce(reason_for_test, '') as reason, 1 as tests,
    is_timed::integer as timed,
    case when is_timed then coalesce(extract(epoch from (released_at - collected_at)), 0) else 0 end as timed_seconds,
    (outcome in ('NEGATIVE', 'NEGATIVE_DILUTE', 'POSITIVE', 'POSITIVE_DILUTE'))::integer as rated,
    (outcome in ('POSITIVE', 'POSITIVE_DILUTE'))::integer as positive
  from %s where deleted_at is null and outcome is not null$$,
  '{tenant_id,day,program,reason}', '{}', '{tests,timed,timed_seconds,rated,positive}');
select app.note_sums('test_results', 'kept_test_counts', $$
  select tenant_id, jsonb_build_array(test_type, test_status, result_type, outcome, program, reason_for_test,
      specimen_type_id, provider, acknowledgment_type, is_error)::text as combination, test_type, test_status, result_type,
    outcome, program, reason_for_test, specimen_type_id, provider, acknowledgment_type, is_error, 1 as rows
  from %s where deleted_at is null$$,
  '{tenant_id,combination}',
  '{test_type,test_status,result_type,outcome,program,reason_for_test,specimen_type_id,provider,acknowledgment_type,is_error}',
  '{rows}');
select app.note_sums('test_results', 'kept_test_sums', $$
  select tenant_id, company_id, date_trunc('day', counted_at, 'UTC') as counted_at, counted_month,
    location_id, test_type, program, outcome, is_timed, positive_drug_ids, 1 as tests,
    case when is_timed then round(extract(epoch from received_at - collected_at) * 1000)::bigint else 0 end as to_lab_ms,
    case when is_timed then round(extract(epoch from released_at - received_at) * 1000)::bigint else 0 end as to_release_ms
  from %s where deleted_at is null and outcome is not null$$,
  '{tenant_id,company_id,counted_at,location_id,test_type,program,outcome,is_timed,positive_drug_ids}', '{counted_month}',
  '{tests,to_lab_ms,to_release_ms}');
select app.note_sums('test_codes', 'kept_test_code_counts',
  'select tenant_id, provider, type, specimen_type, 1 as rows from %s where deleted_at is null',
  '{tenant_id,provider,type,specimen_type}', '{}', '{rows}');

-- Sums that are not what the rows come to, of all tenants; sums of one target are compared with all their sources together. At
-- most 20 of a target are named.
create function app.verify_kept_sums() returns table (tenant_id integer, problem text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  each record;
begin
  for each in
    select target, string_agg(app.sums_of(
      format('select c.*, 1 as sign from (%s) c', format(counted, format('public.%I', source))), k.keys, k.along, k.sums), ' union all ') as rows
    from app.kept_sums k group by target order by target
  loop
    return query execute (
      select format($check$
        select coalesce(r.tenant_id, k.tenant_id)::integer, format('%%s: %%s is kept as %%s, its rows come to %%s', %1$L,
          jsonb_build_object(%2$s), coalesce(k.sums, 'nothing'), coalesce(r.sums, 'nothing'))
        from (select %3$s, %4$s as sums from (%5$s) c) r
        full join (select %3$s, %4$s as sums from (
          select %3$s, %6$s from public.%1$I group by %3$s) c
          where %7$s) k on %8$s
        where r.sums is distinct from k.sums
        order by 1, 2 limit 20$check$,
        each.target,
        (select string_agg(format('%1$L, coalesce(to_jsonb(r.%1$I), to_jsonb(k.%1$I))', key), ', ') from unnest(d.keys) key where key <> 'tenant_id'),
        (select string_agg(quote_ident(key), ', ') from unnest(d.keys) key),
        (select format('concat_ws('' '', %s)', string_agg(format('%1$L || trim_scale(%2$I::numeric)', s || ' ', s), ', ')) from unnest(d.sums) s),
        each.rows,
        (select string_agg(format('sum(%1$I) as %1$I', s), ', ') from unnest(d.sums) s),
        (select string_agg(format('%I <> 0', s), ' or ') from unnest(d.sums) s),
        (select string_agg(format('r.%1$I = k.%1$I', key), ' and ') from unnest(d.keys) key))
      from (select k.keys, k.sums from app.kept_sums k where k.target = each.target limit 1) d);
  end loop;
end
$$;
revoke execute on function app.verify_kept_sums() from public;

-- Counts them anew; nobody writes to the rows meanwhile.
create function app.refill_kept_sums() returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  each record;
begin
  for each in select distinct source from app.kept_sums order by source loop
    execute format('lock table public.%I in share row exclusive mode', each.source);
  end loop;
  for each in select distinct target from app.kept_sums loop
    execute format('delete from public.%I', each.target);
  end loop;
  for each in select * from app.kept_sums loop
    perform app.fill_sums(format('public.%I', each.source)::regclass, each.target, each.counted, each.keys, each.along, each.sums);
  end loop;
end
$$;
revoke execute on function app.refill_kept_sums() from public;
