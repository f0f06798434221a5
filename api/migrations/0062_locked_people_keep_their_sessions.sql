-- Wrong passwords from outside lock sign-in and nothing else: a session that runs goes on, one that is not complete
-- does not become so. Who ends sessions with a lock deletes them (decision 18).
create or replace function app.session_by_token(tenant integer, hash bytea, prolong boolean default true)
  returns table (
    user_id bigint, home_tenant_id integer, type text, role text, company_id bigint,
    unit_ids bigint[], location_ids bigint[], features jsonb, granted text[],
    timezone text, timezone_offset integer, pending boolean, pending_reason text,
    automatic_logout boolean, automatic_logout_period integer
  )
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  s record;
  logout record;
begin
  select x.*, u.type, u.role, u.company_id, u.authorization_context_ids, u.granted_permissions
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
    s.granted_permissions, s.timezone, s.timezone_offset,
    s.pending_reason is not null, s.pending_reason, logout.is_on, logout.minutes;
end
$$;
