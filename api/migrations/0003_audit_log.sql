-- Append-only log of a tenant: every row carries the hash of the one before it.
create table audit_log (
  tenant_id integer not null references tenants (id),
  id bigint not null,
  at timestamptz not null,
  actor_tenant_id integer,
  actor_user_id bigint,
  action text not null,
  entity text not null,
  entity_id text,
  company_id bigint,
  changes jsonb not null,
  request_id text not null,
  client_ip text not null,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, id)
);
create index audit_log_entity on audit_log (tenant_id, entity, entity_id, id);

-- Last link of each tenant's chain; its row lock makes the chain a line.
create table app.audit_heads (
  tenant_id integer primary key,
  id bigint not null,
  hash bytea not null
);

select app.protect('audit_log', 'internal');
revoke insert, update, delete on audit_log from assay_app;

-- The text whose hash a row carries. Lengths go in front, so that no value can imitate a border.
create function app.audit_text(r public.audit_log) returns text
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select string_agg(length(part) || ':' || part, '' order by n)
  from unnest(array[
    r.tenant_id::text, r.id::text,
    to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'),
    coalesce(r.actor_tenant_id::text, ''), coalesce(r.actor_user_id::text, ''),
    r.action, r.entity, coalesce(r.entity_id, ''), coalesce(r.company_id::text, ''),
    r.changes::text, r.request_id, r.client_ip
  ]) with ordinality as u(part, n);
end;

create function app.audit_hash(r public.audit_log) returns bytea
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select sha256(r.previous_hash || convert_to(app.audit_text(r), 'UTF8'));
end;

-- Appends entries ([{action, entity, entityId, companyId, changes, actorTenantId, actorUserId}]) in order.
create function app.audit_append(entries jsonb, request_id text, client_ip text) returns void
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
    added := row(
      head.tenant_id, head.id + 1, clock_timestamp(),
      (entry ->> 'actorTenantId')::integer, (entry ->> 'actorUserId')::bigint,
      entry ->> 'action', entry ->> 'entity', entry ->> 'entityId', (entry ->> 'companyId')::bigint,
      entry -> 'changes', request_id, client_ip, head.hash, null
    );
    added.hash := app.audit_hash(added);
    insert into public.audit_log select added.*;
    head.id := added.id;
    head.hash := added.hash;
  end loop;
  update app.audit_heads h set id = head.id, hash = head.hash where h.tenant_id = head.tenant_id;
end
$$;

-- The first row of each tenant that is missing or does not carry the hash it should; no rows when
-- every chain is whole.
create function app.audit_verify() returns table (tenant_id integer, id bigint, problem text)
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  with links as (
    select r.tenant_id, r.id, r.hash, r.previous_hash, app.audit_hash(r) as expected,
      lag(r.id, 1, 0::bigint) over w as previous_id,
      lag(r.hash, 1, sha256('')) over w as link
    from public.audit_log r
    window w as (partition by r.tenant_id order by r.id)
  ), faults as (
    select l.tenant_id, l.id, case
      when l.id <> l.previous_id + 1 then 'rows before it are missing'
      when l.previous_hash <> l.link then 'it does not follow the row before it'
      else 'its content was changed' end as problem
    from links l
    where l.id <> l.previous_id + 1 or l.previous_hash <> l.link or l.hash <> l.expected
    union all
    select h.tenant_id, h.id, 'the last rows are missing or were replaced'
    from app.audit_heads h
    where h.id > 0 and not exists (
      select from public.audit_log r where r.tenant_id = h.tenant_id and r.id = h.id and r.hash = h.hash)
    union all
    select r.tenant_id, r.id, 'it was written beside the log'
    from public.audit_log r
    where not exists (select from app.audit_heads h where h.tenant_id = r.tenant_id and h.id >= r.id)
  )
  select distinct on (f.tenant_id) f.tenant_id, f.id, f.problem from faults f order by f.tenant_id, f.id, f.problem;
end;

revoke execute on function app.audit_text(public.audit_log), app.audit_hash(public.audit_log),
  app.audit_append(jsonb, text, text), app.audit_verify() from public;
grant execute on function app.audit_append(jsonb, text, text) to assay_app;
