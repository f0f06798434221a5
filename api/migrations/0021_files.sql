-- Uploaded files; their bytes lie in the store under storage_key.
create table files (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  -- Random, because a file is opened by its id alone.
  id uuid not null,
  kind text not null check (kind in ('document', 'logo', 'signature')),
  doc_type text,
  title text not null,
  name text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  storage_key text collate "C" not null,
  uploader_tenant_id integer not null,
  uploader_user_id bigint not null,
  -- When a record began to refer to it; a file without one is removed after a day (contract §6).
  referenced_at timestamptz,
  -- Since when everybody may see it: a logo that is or was shown.
  published_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index files_unreferenced on files (tenant_id, created_at) where referenced_at is null;
select app.protect('files', 'tenant');

-- Objects of the store that no file row owns: not yet, while an upload is being stored, or not any more.
-- Written before the object and deleted after it, so that no crash can leave an object that nobody knows of.
create table unowned_objects (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  storage_key text collate "C" not null,
  -- From when on the object may be removed.
  due_at timestamptz not null,
  primary key (tenant_id, storage_key)
);
create index unowned_objects_due on unowned_objects (tenant_id, due_at);
select app.protect('unowned_objects', 'tenant');

-- Turns the files of all tenants that nothing refers to into objects to remove, at most n of them.
create function app.release_unreferenced_files(older_than interval, n integer) returns integer
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with unused as (
    select f.tenant_id, f.id from public.tenants t
      join public.files f on f.tenant_id = t.id
      where f.referenced_at is null and f.created_at < now() - older_than
      limit n for update of f skip locked
  ), gone as (
    delete from public.files f using unused u where f.tenant_id = u.tenant_id and f.id = u.id
    returning f.tenant_id, f.storage_key
  ), due as (
    insert into public.unowned_objects (tenant_id, storage_key, due_at)
    select g.tenant_id, g.storage_key, now() from gone g
    returning 1
  )
  select count(*)::integer from due;
end;

-- Objects of all tenants that may be removed now.
create function app.due_objects(n integer) returns table (tenant_id integer, storage_key text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.tenant_id, o.storage_key from public.tenants t
    join public.unowned_objects o on o.tenant_id = t.id
    where o.due_at <= now() order by o.due_at limit n;
end;

revoke execute on function app.release_unreferenced_files(interval, integer), app.due_objects(integer) from public;
grant execute on function app.release_unreferenced_files(interval, integer), app.due_objects(integer) to assay_app;

select pgboss.create_queue('files.sweep', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60,
  "retryBackoff": true}');
