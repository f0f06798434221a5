-- Functions of schema app, which every table relies on. The roles exist already: the migrator makes them.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- Who the transaction acts for; null when not set.
create function app.tenant_id() returns integer language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::integer;

create function app.company_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.company_id', true), '')::bigint;

create function app.unit_ids() returns bigint[] language sql stable parallel safe
  return nullif(current_setting('app.unit_ids', true), '')::bigint[];

create function app.location_ids() returns bigint[] language sql stable parallel safe
  return nullif(current_setting('app.location_ids', true), '')::bigint[];

-- Ids count within a tenant: a sequence of the installation would tell one tenant how busy the others are.
create table app.counters (
  tenant_id integer not null,
  name text collate "C" not null,
  value bigint not null,
  primary key (tenant_id, name)
);

create function app.next_id(name text) returns bigint
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  insert into app.counters as c (tenant_id, name, value) values (app.tenant_id(), name, 1)
    on conflict (tenant_id, name) do update set value = c.value + 1
    returning c.value;
end;

-- n ids at once, for imports.
create function app.next_ids(name text, n integer) returns setof bigint
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  last bigint;
begin
  insert into app.counters as c (tenant_id, name, value) values (app.tenant_id(), next_ids.name, n)
    on conflict (tenant_id, name) do update set value = c.value + n
    returning c.value into last;
  return query select generate_series(last - n + 1, last);
end
$$;

-- Locations that the transaction of a manager may see.
create function app.visible_location_ids() returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return coalesce(app.location_ids(), '{}') || array(
    select l.id from public.locations l
    where l.tenant_id = app.tenant_id() and l.administrative_unit_id = any (app.unit_ids())
  );
end
$$;

-- Turns row-level security on for a table and lets the application use it. Scopes:
--   tenant    all rows of the tenant
--   company   for client users the rows of their company; column_name holds the company id
--   location  the same, for managers narrowed to the visible locations; column_name holds the
--             location id and the table must have company_id
--   internal  rows of the tenant, for users of no company
-- The roles say how narrow the transaction is: assay_app acts for the tenant, assay_client (a member of
-- it) for a company, assay_manager (a member of that) for some units or locations. So each rule is a
-- plain comparison that an index can serve; one rule for all, "is null or equal", takes every list
-- through the whole table. The sub-selects make a setting a constant of the statement instead of
-- a call for each row.
create function app.protect(table_name regclass, scope text, column_name text default null) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  company text := case when scope = 'company' then coalesce(column_name, 'company_id') else 'company_id' end;
  location text := coalesce(column_name, 'location_id');
begin
  if scope not in ('tenant', 'company', 'location', 'internal') then
    raise exception 'unknown scope %', scope;
  end if;
  execute format('alter table %s enable row level security', table_name);
  execute format('create policy tenant_scope on %s to assay_app using (tenant_id = (select app.tenant_id()))', table_name);
  if scope in ('company', 'location') then
    execute format('create policy company_scope on %s as restrictive to assay_client using (%I = (select app.company_id()))',
      table_name, company);
  end if;
  if scope = 'location' then
    execute format('create policy location_scope on %s as restrictive to assay_manager
      using (%I = any ((select app.visible_location_ids())::bigint[]))', table_name, location);
  end if;
  if scope = 'internal' then
    execute format('create policy internal_scope on %s as restrictive to assay_client using (false)', table_name);
  end if;
  execute format('grant select, insert, update, delete on %s to assay_app', table_name);
end
$$;

-- Both directions of one sort of a list, for the rows that are not deleted: ties by id ascending and
-- nulls last in either, which one index cannot give.
create function app.sort_index(table_name regclass, column_name text, included text default null) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  bare text := (select relname from pg_class where oid = table_name);
  tail text := coalesce(' include (' || included || ')', '') || ' where deleted_at is null';
begin
  execute format('create index %I on %s (tenant_id, %I, id)%s', bare || '_' || column_name || '_up', table_name, column_name, tail);
  execute format('create index %I on %s (tenant_id, %I desc nulls last, id)%s', bare || '_' || column_name || '_down', table_name, column_name, tail);
end
$$;

-- Ids of the rows of a table whose search_text contains a lower-case pattern (LIKE wildcards escaped by
-- the caller), or null when there are more than most. It crosses row-level security, which would take
-- LIKE off the trigram index, so it names the tenant itself; the list that uses the ids applies the
-- rest of the scope. When many rows match, the list finds a page sooner by walking its order.
create function app.search_ids(table_name text, pattern text, most integer) returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids bigint[];
begin
  execute format(
    'select array(select id from public.%I where tenant_id = $1 and deleted_at is null and search_text like $2 limit $3)',
    table_name) into ids using app.tenant_id(), '%' || pattern || '%', most + 1;
  return case when cardinality(ids) <= most then ids end;
end
$$;

-- Keeps counters of a company with each statement that adds, removes or changes its rows.
-- Arguments: pairs of counter column and condition over a row.
create function app.count_in_company() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  sums text := '';
  sets text := '';
  source text;
  i integer := 0;
begin
  source := case tg_op
    when 'INSERT' then 'select 1 as sign, r.* from new_rows r'
    when 'DELETE' then 'select -1 as sign, r.* from old_rows r'
    else 'select 1 as sign, r.* from new_rows r union all select -1 as sign, r.* from old_rows r'
  end;
  while i < tg_nargs loop
    sums := sums || format(', coalesce(sum(sign) filter (where %s), 0) as %I', tg_argv[i + 1], tg_argv[i]);
    sets := sets || format('%s %2$I = c.%2$I + d.%2$I', case when i > 0 then ',' else '' end, tg_argv[i]);
    i := i + 2;
  end loop;
  execute format(
    'with d as (select tenant_id, company_id%s from (%s) r where company_id is not null group by tenant_id, company_id)
     update public.companies c set %s from d
     where c.tenant_id = d.tenant_id and c.id = d.company_id and (%s)',
    sums, source, sets,
    (select string_agg(format('d.%I <> 0', tg_argv[n]), ' or ') from generate_series(0, tg_nargs - 1, 2) n));
  return null;
end
$$;

-- Installs count_in_company on a table: select app.keep_company_counts('users', 'number_of_users', 'deleted_at is null').
create function app.keep_company_counts(table_name regclass, variadic counters text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  arguments text := (select string_agg(quote_literal(c), ', ' order by n) from unnest(counters) with ordinality u(c, n));
begin
  execute format('create trigger count_inserted after insert on %s referencing new table as new_rows
    for each statement execute function app.count_in_company(%s)', table_name, arguments);
  execute format('create trigger count_updated after update on %s referencing new table as new_rows old table as old_rows
    for each statement execute function app.count_in_company(%s)', table_name, arguments);
  execute format('create trigger count_deleted after delete on %s referencing old table as old_rows
    for each statement execute function app.count_in_company(%s)', table_name, arguments);
end
$$;

revoke execute on all functions in schema app from public;
grant usage on schema app to assay_app;
grant execute on function app.tenant_id(), app.company_id(), app.unit_ids(), app.location_ids(),
  app.visible_location_ids(), app.next_id(text), app.next_ids(text, integer), app.search_ids(text, text, integer) to assay_app;
