-- Keys that something in this database is sealed with, themselves sealed with the key of the installation, which
-- is never here: a start without it finds that they do not open (ADR 78).
create table app.secret_keys (
  -- As it stands in what was sealed: v1.<id>.<text>.
  id text collate "C" primary key,
  -- Null for the key of the installation itself, with which all was sealed before, until the next start.
  sealed text,
  added_at timestamptz not null default clock_timestamp()
);

insert into app.secret_keys (id)
  select distinct split_part(sealed, '.', 2) from (
    select ssn_sealed as sealed from test_pool_members
    union all select root_sealed from pool_seed_chains
    union all select value #>> '{}' from tenant_settings where key = 'BASIC_AUTH_PASS'
  ) s where sealed like 'v1.%';

-- Refuses what was sealed with a key that is not, or not any more, one of this database: a rotation has given it up,
-- and a transaction that sealed before must not commit after it. Until then the
-- rows of the keys are locked as by a foreign key. Given up as a conflict, it is run again, with the new key.
-- Argument: the sealed text of a row as an expression.
create function app.check_sealed() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  used text[];
  known integer;
begin
  execute format('select array(select distinct split_part(s.sealed, %L, 2) from (select %s as sealed from new_rows) s
    where s.sealed like %L)', '.', tg_argv[0], 'v1.%') into used;
  if cardinality(used) = 0 then
    return null;
  end if;
  perform from app.secret_keys k where k.id = any (used) order by k.id for key share;
  get diagnostics known = row_count;
  -- Demo data is made before there is a key.
  if known < cardinality(used) and exists (select from app.secret_keys) then
    raise exception 'a secret was sealed with a key that is not in use' using errcode = 'serialization_failure';
  end if;
  return null;
end
$$;

-- Installs it: select app.guard_sealed('test_pool_members', 'ssn_sealed').
create function app.guard_sealed(table_name regclass, sealed text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('create trigger sealed_inserted after insert on %s referencing new table as new_rows
    for each statement execute function app.check_sealed(%L)', table_name, sealed);
  execute format('create trigger sealed_updated after update on %s referencing new table as new_rows
    for each statement execute function app.check_sealed(%L)', table_name, sealed);
end
$$;

revoke execute on function app.check_sealed(), app.guard_sealed(regclass, text) from public;

select app.guard_sealed('test_pool_members', 'ssn_sealed');
select app.guard_sealed('test_pool_member_versions', 'ssn_sealed');
select app.guard_sealed('pool_seed_chains', 'root_sealed');
select app.guard_sealed('tenant_settings', $$case when key = 'BASIC_AUTH_PASS' then value #>> '{}' end$$);

-- Seals anew what can be after a rotation; an hour is enough for millions of texts.
select pgboss.create_queue('secrets.reseal', '{"policy": "standard", "retryLimit": 10, "retryDelay": 5,
  "retryBackoff": true, "retryDelayMax": 600, "expireInSeconds": 3600, "deleteAfterSeconds": 86400}');
