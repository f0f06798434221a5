-- How many rows a list has that nobody filters: a million need not be counted. Each statement that adds, removes or
-- hides rows adds what it changed, in its own transaction, to a slot that no other transaction holds, so that nobody
-- waits for anybody; the sum of the slots is the number of rows (ADR 90).
create table kept_counts (
  tenant_id integer not null references tenants (id),
  table_name text not null,
  slot uuid not null default gen_random_uuid(),
  rows bigint not null,
  primary key (tenant_id, table_name, slot)
);
select app.protect('kept_counts', 'internal');
revoke insert, update, delete on kept_counts from assay_app;

create function app.keep_count() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  change record;
  source text := case tg_op
    when 'INSERT' then 'select tenant_id, 1 as sign from new_rows where deleted_at is null'
    when 'DELETE' then 'select tenant_id, -1 as sign from old_rows where deleted_at is null'
    else 'select tenant_id, 1 as sign from new_rows where deleted_at is null
      union all select tenant_id, -1 as sign from old_rows where deleted_at is null'
  end;
begin
  for change in execute format(
    'select tenant_id, sum(sign) as rows from (%s) r group by tenant_id having sum(sign) <> 0', source)
  loop
    update public.kept_counts k set rows = k.rows + change.rows
      where k.tenant_id = change.tenant_id and k.table_name = tg_table_name and k.slot = (
        select free.slot from public.kept_counts free
        where free.tenant_id = change.tenant_id and free.table_name = tg_table_name
        limit 1 for update skip locked);
    if not found then
      insert into public.kept_counts (tenant_id, table_name, rows) values (change.tenant_id, tg_table_name, change.rows);
    end if;
  end loop;
  return null;
end
$$;
revoke execute on function app.keep_count() from public;

create function app.keep_counts(table_name regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('create trigger keep_count_inserted after insert on %s referencing new table as new_rows
    for each statement execute function app.keep_count()', table_name);
  execute format('create trigger keep_count_updated after update on %s referencing new table as new_rows old table as old_rows
    for each statement execute function app.keep_count()', table_name);
  execute format('create trigger keep_count_deleted after delete on %s referencing old table as old_rows
    for each statement execute function app.keep_count()', table_name);
  execute format('insert into public.kept_counts (tenant_id, table_name, rows)
    select tenant_id, %L, count(*) from %s where deleted_at is null group by tenant_id', table_name::text, table_name);
end
$$;
revoke execute on function app.keep_counts(regclass) from public;
select app.keep_counts('companies'), app.keep_counts('locations'), app.keep_counts('contacts'), app.keep_counts('users'),
  app.keep_counts('test_pools');
