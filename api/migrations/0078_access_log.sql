-- Who read what of people, and who failed to sign in (ADR 80). Entries are written some at a time; each such batch is
-- chained by hash to the one before it.
create table access_log (
  tenant_id integer not null references tenants (id),
  id bigint not null,
  batch bigint not null,
  at timestamptz not null,
  actor_tenant_id integer,
  actor_user_id bigint,
  -- What the person was called then (decision 20), and the same in small letters to search by.
  actor_name text,
  actor_name_key text collate "C",
  what text not null,
  is_download boolean not null,
  -- The first ids of the records that were answered, and what was asked for without values that tell of people.
  record_ids bigint[] not null,
  asked text[] not null,
  row_count integer not null,
  call_count integer not null,
  request_id text not null,
  address text not null,
  device text not null,
  primary key (tenant_id, id)
);
create index access_log_batch on access_log (tenant_id, batch);
create index access_log_actor on access_log (tenant_id, actor_user_id, id);
create index access_log_actor_name on access_log (tenant_id, actor_name_key, id);
create index access_log_what on access_log (tenant_id, what, id);
create index access_log_at on access_log (tenant_id, at);
select app.protect('access_log', 'internal');
revoke insert, update, delete on access_log from assay_app;

-- The links of the chain: the hash of a batch covers that of the batch before it and all entries of its own.
create table app.access_batches (
  tenant_id integer not null,
  id bigint not null,
  last_entry bigint not null,
  hash bytea not null,
  primary key (tenant_id, id)
);

-- Last link of each tenant's chain, whose row lock makes it a line; and when the audit log last took it up.
create table app.access_heads (
  tenant_id integer primary key,
  batch bigint not null default 0,
  entry bigint not null default 0,
  hash bytea not null default sha256(''),
  sealed_at timestamptz not null default clock_timestamp()
);

-- What the last check of each chain found.
create table app.access_checks (
  tenant_id integer primary key,
  checked_at timestamptz not null,
  entries bigint not null,
  problem text,
  problem_batch bigint
);

-- The text of a batch. Lengths go in front, so that no value can imitate a border.
create function app.access_text(tenant integer, number bigint) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select string_agg(length(u.part) || ':' || u.part, '' order by r.id, u.n)
  from public.access_log r cross join lateral unnest(array[
    r.tenant_id::text, r.id::text, to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    coalesce(r.actor_tenant_id::text, ''), coalesce(r.actor_user_id::text, ''), coalesce(r.actor_name, ''),
    coalesce(r.actor_name_key, ''), r.what, r.is_download::text, r.record_ids::text, r.asked::text, r.row_count::text,
    r.call_count::text, r.request_id, r.address, r.device
  ]) with ordinality as u(part, n)
  where r.tenant_id = tenant and r.batch = number;
end;

-- Writes the head of the access log into the audit log, whose own heads are kept outside of the database.
create function app.access_seal(head app.access_heads) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  select app.audit_append(jsonb_build_array(jsonb_build_object(
    'action', 'tenant.accessLogSealed', 'entity', 'tenant', 'entityId', (head).tenant_id::text,
    'changes', jsonb_build_object('batch', jsonb_build_object('after', (head).batch),
      'hash', jsonb_build_object('after', encode((head).hash, 'hex'))))), 'access-log', '');
  update app.access_heads h set sealed_at = clock_timestamp() where h.tenant_id = (head).tenant_id;
end;

-- Appends a batch of the transaction's tenant: [{at, actorTenantId, actorUserId, what, isDownload, recordIds, asked, rows,
-- calls, requestId, address, device}]. The audit log takes up the head once an hour.
create function app.access_append(entries jsonb) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  head app.access_heads;
begin
  if app.tenant_id() is null then
    raise exception 'the access log needs a tenant';
  end if;
  insert into app.access_heads (tenant_id) values (app.tenant_id()) on conflict (tenant_id) do nothing;
  select * into head from app.access_heads h where h.tenant_id = app.tenant_id() for update;
  head.batch := head.batch + 1;
  insert into public.access_log (tenant_id, id, batch, at, actor_tenant_id, actor_user_id, actor_name, actor_name_key,
      what, is_download, record_ids, asked, row_count, call_count, request_id, address, device)
    select head.tenant_id, head.entry + row_number() over (), head.batch, e.at, e."actorTenantId", e."actorUserId",
      p.name, lower(p.name), e.what, e."isDownload", e."recordIds", e.asked, e.rows, e.calls, e."requestId", e.address,
      e.device
    from jsonb_to_recordset(entries) as e (at timestamptz, "actorTenantId" integer, "actorUserId" bigint, what text,
      "isDownload" boolean, "recordIds" bigint[], asked text[], rows integer, calls integer, "requestId" text,
      address text, device text)
    left join lateral (select concat_ws(' ', u.first_name, u.last_name) as name from public.users u
      where u.tenant_id = e."actorTenantId" and u.id = e."actorUserId") p on true;
  head.entry := head.entry + jsonb_array_length(entries);
  head.hash := sha256(head.hash || convert_to(app.access_text(head.tenant_id, head.batch), 'UTF8'));
  insert into app.access_batches (tenant_id, id, last_entry, hash)
    values (head.tenant_id, head.batch, head.entry, head.hash);
  update app.access_heads h set batch = head.batch, entry = head.entry, hash = head.hash
    where h.tenant_id = head.tenant_id;
  if head.sealed_at < clock_timestamp() - interval '1 hour' then
    perform app.access_seal(head);
  end if;
end
$$;

-- Checks the batches of a tenant behind a number, at most so many: the last one that was looked at, whether there are
-- more, and the first fault.
create function app.access_check_step(tenant integer, behind bigint, most integer)
  returns table (last bigint, more boolean, problem_batch bigint, problem text)
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with part as (
    select b.* from app.access_batches b where b.tenant_id = tenant and b.id > behind order by b.id limit most
  ), before as (
    select b.last_entry, b.hash from app.access_batches b where b.tenant_id = tenant and b.id = behind
  ), links as (
    select s.id, s.hash, s.last_entry, lag(s.id, 1, behind) over w as previous_id,
      coalesce(lag(s.last_entry) over w, (select last_entry from before), 0) as previous_entry,
      coalesce(lag(s.hash) over w, (select hash from before), sha256('')) as link
    from part s window w as (order by s.id)
  ), faults as (
    select l.id, case
      when l.id <> l.previous_id + 1 then 'entries before it are missing'
      when (select count(*) from public.access_log r where r.tenant_id = tenant and r.batch = l.id)
        <> l.last_entry - l.previous_entry then 'an entry is missing or was added'
      when l.hash <> sha256(l.link || convert_to(coalesce(app.access_text(tenant, l.id), ''), 'UTF8'))
        then 'an entry was changed'
      when exists (select from public.audit_log a where a.tenant_id = tenant and a.action = 'tenant.accessLogSealed'
        and (a.changes -> 'batch' ->> 'after')::bigint = l.id
        and a.changes -> 'hash' ->> 'after' <> encode(l.hash, 'hex')) then 'it was written anew with all before it'
      end as problem
    from links l
  ), ends as (
    select h.batch + 1 as id, 'the last entries are missing or were replaced' as problem
    from app.access_heads h
    where h.tenant_id = tenant and h.batch > 0 and not exists (select from app.access_batches b
      where b.tenant_id = tenant and b.id = h.batch and b.hash = h.hash and b.last_entry = h.entry)
    union all
    select (a.changes -> 'batch' ->> 'after')::bigint, 'the last entries are missing'
    from public.audit_log a
    where a.tenant_id = tenant and a.action = 'tenant.accessLogSealed' and (a.changes -> 'batch' ->> 'after')::bigint
      > coalesce((select max(b.id) from app.access_batches b where b.tenant_id = tenant), 0)
    union all
    select r.batch, 'it was written beside the log'
    from public.access_log r
    where r.tenant_id = tenant and r.batch > coalesce((select h.batch from app.access_heads h where h.tenant_id = tenant), 0)
  ), fault as (
    select f.id, f.problem from faults f where f.problem is not null
    union all
    select e.id, e.problem from ends e where (select count(*) from part) < most
    order by id, problem limit 1
  )
  select coalesce((select max(s.id) from part s), behind), (select count(*) from part) = most, f.id, f.problem
  from (select 1) one left join fault f on true;
end;

-- What the last check found in the log of the transaction's tenant.
create function app.access_state() returns table (checked_at timestamptz, entries bigint, problem text,
  problem_entry bigint, problem_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select c.checked_at, c.entries, c.problem, c.problem_batch, r.at
  from app.access_checks c left join lateral (select min(l.at) as at from public.access_log l
    where l.tenant_id = c.tenant_id and l.batch = c.problem_batch) r on true
  where c.tenant_id = app.tenant_id();
end;

revoke execute on function app.access_text(integer, bigint), app.access_seal(app.access_heads),
  app.access_append(jsonb), app.access_check_step(integer, bigint, integer), app.access_state() from public;
grant execute on function app.access_append(jsonb), app.access_state() to assay_app;
