-- What somebody may do beyond the role, and what was taken from it (decision 31): who did it, when and why.
create table permission_grants (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  permission text not null,
  is_granted boolean not null,
  -- One record that it is limited to; null: the whole scope of the user.
  resource_type text check (resource_type in ('COMPANY', 'LOCATION')),
  resource_id bigint,
  reason text not null,
  -- Name of that day, as in the audit log.
  changed_by text not null,
  changed_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id),
  constraint permission_grants_resource check ((resource_type is null) = (resource_id is null))
);
create unique index permission_grants_key on permission_grants
  (tenant_id, user_id, permission, coalesce(resource_type, ''), coalesce(resource_id, 0));
select app.protect('permission_grants', 'internal');

insert into permission_grants (tenant_id, user_id, permission, is_granted, reason, changed_by)
  select tenant_id, id, permission, true, 'Granted before reasons were kept.', 'System'
  from users, unnest(granted_permissions) permission
  on conflict do nothing;
-- Nothing reads the column any more but a process of the release before; it goes with the next one.
update users set granted_permissions = '{}' where granted_permissions <> '{}';
comment on column users.granted_permissions is 'Not used: see permission_grants.';

-- What was granted and taken, as the contract has it (PermissionChange).
create function app.permission_changes(tenant integer, user_number bigint) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('permission', g.permission, 'isGranted', g.is_granted,
    'resourceType', g.resource_type, 'resourceId', g.resource_id)), '[]')
  from public.permission_grants g where g.tenant_id = tenant and g.user_id = user_number;
end;
revoke execute on function app.permission_changes(integer, bigint) from public;
grant execute on function app.permission_changes(integer, bigint) to assay_app;

drop function app.session_by_token(integer, bytea, boolean);
create function app.session_by_token(tenant integer, hash bytea, prolong boolean default true)
  returns table (
    user_id bigint, home_tenant_id integer, type text, role text, company_id bigint,
    unit_ids bigint[], location_ids bigint[], features jsonb, granted text[],
    timezone text, timezone_offset integer, pending boolean, pending_reason text,
    automatic_logout boolean, automatic_logout_period integer, changes jsonb
  )
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  s record;
  logout record;
begin
  select x.*, u.type, u.role, u.company_id, u.authorization_context_ids
    into s
    from public.sessions x
    join public.users u on u.tenant_id = x.home_tenant_id and u.id = x.user_id
    join public.tenants t on t.id = x.tenant_id
    where x.tenant_id = tenant and x.token_hash = hash
      and u.deleted_at is null and (u.account_status = 'ACTIVE' or x.pending_reason is null) and u.role is not null
      and t.deleted_at is null
      and (x.home_tenant_id = 1 and u.role = 'SUPER_ADMIN' or x.home_tenant_id = x.tenant_id and t.enabled);
  if not found or s.expires_at <= now() then
    return;
  end if;

  select * into logout from app.automatic_logout(tenant, s.company_id, s.home_tenant_id, s.user_id);
  if s.pending_reason is null and s.last_used_at <= now() - (case
      when logout.is_on then make_interval(mins => logout.minutes + 6) else interval '12 hours' end) then
    return;
  end if;

  if prolong and s.last_used_at <= now() - interval '1 minute' then
    update public.sessions x set last_used_at = now()
      where x.tenant_id = tenant and x.token_hash in (
        select y.token_hash from public.sessions y
        where y.tenant_id = tenant and y.token_hash = hash for update skip locked);
  end if;

  return query select
    s.user_id, s.home_tenant_id, s.type, s.role, s.company_id,
    case when s.role in ('REGION_MANAGER', 'AREA_MANAGER', 'DISTRICT_MANAGER', 'ADMINISTRATIVE_UNIT_MANAGER')
      then app.units_below(tenant, s.authorization_context_ids) end,
    case when s.role = 'LOCATION_MANAGER' then s.authorization_context_ids end,
    coalesce((
      select jsonb_object_agg(c.key, c.value) from public.company_settings c
      where c.tenant_id = tenant and c.company_id = s.company_id and starts_with(c.key, 'ENABLE_')), '{}'),
    -- For a process of the release before.
    array(select g.permission from public.permission_grants g where g.tenant_id = s.home_tenant_id
      and g.user_id = s.user_id and g.is_granted and g.resource_type is null),
    s.timezone, s.timezone_offset,
    s.pending_reason is not null, s.pending_reason, logout.is_on, logout.minutes,
    app.permission_changes(s.home_tenant_id, s.user_id);
end
$$;
revoke execute on function app.session_by_token(integer, bytea, boolean) from public;
grant execute on function app.session_by_token(integer, bytea, boolean) to assay_app;
