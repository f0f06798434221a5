-- Whether an idle user is logged out and after how many minutes: system when it overrides, else company, else
-- the user's own, else system (contract §4). The same order as effective-settings.ts; a test compares them.
create function app.automatic_logout(tenant integer, company bigint, home_tenant integer, user_number bigint)
  returns table (is_on boolean, minutes integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with system as (
    select
      bool_or(s.value = 'true') filter (where s.key = 'OVERRIDE_LOGOUT_SETTINGS') as fixed,
      bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT') as is_on,
      max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD') as minutes
    from public.tenant_settings s
    where s.tenant_id = tenant
      and s.key in ('OVERRIDE_LOGOUT_SETTINGS', 'AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD')
  ), company as (
    select
      bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT') as is_on,
      max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD') as minutes
    from public.company_settings s
    where s.tenant_id = tenant and s.company_id = company and s.value <> 'null'
      and s.key in ('AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD')
  ), own as (
    select
      bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT') as is_on,
      max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD') as minutes
    from public.user_settings s
    where s.tenant_id = home_tenant and s.user_id = user_number
      and s.key in ('AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD')
  )
  select
    case when system.fixed then coalesce(system.is_on, true)
      else coalesce(company.is_on, own.is_on, system.is_on, true) end,
    case when system.fixed then coalesce(system.minutes, 30)
      else coalesce(company.minutes, own.minutes, system.minutes, 30) end
  from system, company, own;
end;

-- Units and everything below them.
create function app.units_below(tenant integer, units bigint[]) returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  with recursive below as (
    select u.id from public.administrative_units u where u.tenant_id = tenant and u.id = any (units) and u.deleted_at is null
    union
    select u.id from public.administrative_units u join below b on u.parent_id = b.id
      where u.tenant_id = tenant and u.deleted_at is null
  )
  select coalesce(array_agg(id), '{}') from below;
end;

-- The session of a token with all that a request needs to know of its user, or no row. A session is over
--   when its user is locked, deleted, without a role or no longer of this tenant,
--   when its tenant is disabled or deleted (a SUPER_ADMIN of tenant 1 may work in any tenant that exists),
--   30 minutes after a sign-in that was not completed,
--   12 hours after the last use, or 6 minutes after the time of automatic logout (contract §1).
-- prolong: the call counts as use. Uses are recorded once a minute at most, and never waited for.
create function app.session_by_token(tenant integer, hash bytea, prolong boolean default true)
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
      and u.deleted_at is null and u.account_status = 'ACTIVE' and u.role is not null
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

-- Ends every session of a user. A SUPER_ADMIN of tenant 1 may have some in every tenant, hence the join.
create function app.end_sessions(home_tenant integer, user_number bigint) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.sessions s using public.tenants t
    where s.tenant_id = t.id and (t.id = home_tenant or home_tenant = 1)
      and s.home_tenant_id = home_tenant and s.user_id = user_number;
end;

-- Removes what can no longer be used by anybody, of all tenants.
create function app.purge_credentials() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.sessions s using public.tenants t
    where s.tenant_id = t.id and s.last_used_at < now() - interval '1 day';
  delete from public.password_links where expires_at < now() - interval '7 days';
  delete from public.sign_in_attempts where last_failed_at < now() - interval '90 days';
end;

revoke execute on function app.automatic_logout(integer, bigint, integer, bigint), app.units_below(integer, bigint[]),
  app.session_by_token(integer, bytea, boolean), app.end_sessions(integer, bigint), app.purge_credentials()
  from public;
grant execute on function app.session_by_token(integer, bytea, boolean), app.end_sessions(integer, bigint),
  app.purge_credentials() to assay_app;
