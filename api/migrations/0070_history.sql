-- The audit log as people read it: the history of a record, and of a tenant (ADR 75).

-- What the person was called then (decision 20): an account that is renamed or closed changes no entry. Entries from
-- before this column have none.
alter table audit_log add column actor_name text;
-- The same in small letters, to search by. (A generated column would rewrite the table, which PostgreSQL refuses while
-- functions take its rows.)
alter table audit_log add column actor_name_key text collate "C";

-- The hash covers the name; entries without one have the text that they always had.
create or replace function app.audit_text(r public.audit_log) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select string_agg(length(part) || ':' || part, '' order by n)
  from unnest(array[
    r.tenant_id::text, r.id::text,
    to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    coalesce(r.actor_tenant_id::text, ''), coalesce(r.actor_user_id::text, ''),
    r.action, r.entity, coalesce(r.entity_id, ''), coalesce(r.company_id::text, ''),
    r.changes::text, r.request_id, r.client_ip
  ] || case when r.actor_name is null then array[]::text[] else array[r.actor_name] end) with ordinality as u(part, n);
end;

create or replace function app.audit_append(entries jsonb, request_id text, client_ip text) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  entry jsonb;
  head app.audit_heads;
  added public.audit_log;
begin
  if app.tenant_id() is null then
    raise exception 'the audit log needs a tenant';
  end if;
  insert into app.audit_heads (tenant_id, id, hash) values (app.tenant_id(), 0, sha256(''))
    on conflict (tenant_id) do nothing;
  select * into head from app.audit_heads h where h.tenant_id = app.tenant_id() for update;
  for entry in select * from jsonb_array_elements(entries) loop
    added := null;
    added.tenant_id := head.tenant_id;
    added.id := head.id + 1;
    added.at := clock_timestamp();
    added.actor_tenant_id := (entry ->> 'actorTenantId')::integer;
    added.actor_user_id := (entry ->> 'actorUserId')::bigint;
    added.action := entry ->> 'action';
    added.entity := entry ->> 'entity';
    added.entity_id := entry ->> 'entityId';
    added.company_id := (entry ->> 'companyId')::bigint;
    added.changes := entry -> 'changes';
    added.request_id := request_id;
    added.client_ip := client_ip;
    added.previous_hash := head.hash;
    added.actor_name := (select concat_ws(' ', u.first_name, u.last_name) from public.users u
      where u.tenant_id = added.actor_tenant_id and u.id = added.actor_user_id);
    added.actor_name_key := lower(added.actor_name);
    added.hash := app.audit_hash(added);
    insert into public.audit_log (tenant_id, id, at, actor_tenant_id, actor_user_id, action, entity, entity_id, company_id,
        changes, request_id, client_ip, previous_hash, hash, actor_name, actor_name_key)
      values (added.tenant_id, added.id, added.at, added.actor_tenant_id, added.actor_user_id, added.action, added.entity,
        added.entity_id, added.company_id, added.changes, added.request_id, added.client_ip, added.previous_hash, added.hash,
        added.actor_name, added.actor_name_key);
    head.id := added.id;
    head.hash := added.hash;
  end loop;
  update app.audit_heads h set id = head.id, hash = head.hash where h.tenant_id = head.tenant_id;
end
$$;

-- The history of a tenant by each of its filters, newest first.
create index audit_log_company on audit_log (tenant_id, company_id, id) where company_id is not null;
create index audit_log_actor on audit_log (tenant_id, actor_user_id, id);
create index audit_log_actor_name on audit_log (tenant_id, actor_name_key, id);
create index audit_log_action on audit_log (tenant_id, action, id);
create index audit_log_at on audit_log (tenant_id, at);

-- A client user reads the entries of one record of the own company, of which api has found that the user may change it,
-- and names it here. Without a name there is no entry.
create function app.history_entity() returns text language sql stable parallel safe
  return nullif(current_setting('app.history_entity', true), '');
create function app.history_id() returns text language sql stable parallel safe
  return nullif(current_setting('app.history_id', true), '');
revoke execute on function app.history_entity(), app.history_id() from public;
grant execute on function app.history_entity(), app.history_id() to assay_app;

drop policy internal_scope on audit_log;
create policy record_scope on audit_log as restrictive to assay_client using (
  company_id = (select app.company_id()) and entity = (select app.history_entity())
  and entity_id = (select app.history_id()));

-- What checks of the chains found: of each tenant the last one that came to an end, and how far the present one is.
create table app.audit_checks (
  tenant_id integer primary key,
  checked_at timestamptz,
  -- How many entries it went through, and the hash of the last one: a log that ends before it, or goes on from another
  -- entry, was cut or written anew.
  entries bigint not null default 0,
  last_hash bytea,
  problem text,
  problem_id bigint,
  position bigint not null default 0,
  link bytea not null default sha256('')
);

-- Checks the next entries of a tenant's chain, at most so many: a long log is checked in many short transactions. True
-- while there is more to check. The kinds of faults are those of app.audit_verify.
create function app.audit_check_step(tenant integer, most integer) returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  done app.audit_checks;
  step record;
begin
  insert into app.audit_checks (tenant_id) values (tenant) on conflict (tenant_id) do nothing;
  select * into done from app.audit_checks c where c.tenant_id = tenant for update;
  -- One statement, so that entries that are written meanwhile are seen with their head or not at all.
  with links as (
    select (x.r).id, (x.r).hash, (x.r).previous_hash, app.audit_hash(x.r) as expected,
      (x.r).actor_name_key is not distinct from lower((x.r).actor_name) as is_key_right,
      lag((x.r).id, 1, done.position) over w as previous_id, lag((x.r).hash, 1, done.link) over w as link
    from (select a as r from public.audit_log a where a.tenant_id = tenant and a.id > done.position
      order by a.id limit most) x
    window w as (order by (x.r).id)
  ), faults as (
    select l.id, case
      when l.id <> l.previous_id + 1 then 'rows before it are missing'
      when l.previous_hash <> l.link then 'it does not follow the row before it'
      when l.hash <> l.expected or not l.is_key_right then 'its content was changed'
      when l.id = done.entries and l.hash <> done.last_hash then 'it was written anew with all rows before it'
      end as problem
    from links l
  ), fault as (
    select f.id, f.problem from faults f where f.problem is not null order by f.id limit 1
  ), last as (
    select l.id, l.hash from links l order by l.id desc limit 1
  )
  select (select count(*) from links) as seen, coalesce(l.id, done.position) as id, coalesce(l.hash, done.link) as hash,
    f.id as fault_id, f.problem, h.id as head_id, h.hash as head_hash
  into step
  from (select 1) one left join last l on true left join fault f on true
    left join app.audit_heads h on h.tenant_id = tenant;

  if step.problem is null and step.seen = most then
    update app.audit_checks c set position = step.id, link = step.hash where c.tenant_id = tenant;
    return true;
  end if;
  if step.problem is null then
    -- All entries are seen: they end where the head says, and not before an earlier check ended.
    if step.id < done.entries then
      step.fault_id := done.entries;
      step.problem := 'the last rows are missing';
    elsif step.id > coalesce(step.head_id, 0) then
      step.fault_id := coalesce(step.head_id, 0) + 1;
      step.problem := 'it was written beside the log';
    elsif step.id < coalesce(step.head_id, 0) or step.hash <> coalesce(step.head_hash, sha256('')) then
      step.fault_id := step.head_id;
      step.problem := 'the last rows are missing or were replaced';
    end if;
  end if;
  update app.audit_checks c set checked_at = clock_timestamp(), problem = step.problem, problem_id = step.fault_id,
    position = 0, link = sha256(''),
    entries = case when step.problem is null then step.id else c.entries end,
    last_hash = case when step.problem is null then step.hash else c.last_hash end
  where c.tenant_id = tenant;
  return false;
end
$$;

-- What the last check found in the log of the transaction's tenant.
create function app.audit_state() returns table (checked_at timestamptz, entries bigint, problem text, problem_id bigint,
  problem_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.checked_at, c.entries, c.problem, c.problem_id, r.at
  from app.audit_checks c left join public.audit_log r on r.tenant_id = c.tenant_id and r.id = c.problem_id
  where c.tenant_id = app.tenant_id();
end;
revoke execute on function app.audit_check_step(integer, integer), app.audit_state() from public;
grant execute on function app.audit_state() to assay_app;

-- One check at a time waits, however many processes start.
select pgboss.create_queue('audit.check', '{"policy": "short", "retryLimit": 2, "retryDelay": 60,
  "retryBackoff": true, "expireInSeconds": 3600, "retentionSeconds": 86400, "deleteAfterSeconds": 3600}');
