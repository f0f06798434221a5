-- While a backup is made, no object of the store is removed that a row of it may name.
create table app.object_hold (
  id boolean primary key default true check (id),
  until timestamptz not null
);

create or replace function app.due_objects(n integer) returns table (tenant_id integer, storage_key text)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select o.tenant_id, o.storage_key from public.tenants t
    join public.unowned_objects o on o.tenant_id = t.id
    where o.due_at <= now() and not exists (select from app.object_hold h where h.until > now())
    order by o.due_at limit n;
end;
