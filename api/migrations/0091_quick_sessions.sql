-- PostgreSQL plans a function in SQL anew with each call, which took ten times as long as the call itself. In PL/pgSQL
-- the plans stay with the connection. What the functions answer is the same.
create or replace function app.automatic_logout(tenant integer, company bigint, home_tenant integer, user_number bigint)
  returns table (is_on boolean, minutes integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
#variable_conflict use_column
declare
  fixed boolean;
  system_on boolean;
  system_minutes integer;
  company_on boolean;
  company_minutes integer;
  own_on boolean;
  own_minutes integer;
begin
  select
      bool_or(s.value = 'true') filter (where s.key = 'OVERRIDE_LOGOUT_SETTINGS'),
      bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT'),
      max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD')
    into fixed, system_on, system_minutes
    from public.tenant_settings s
    where s.tenant_id = tenant
      and s.key in ('OVERRIDE_LOGOUT_SETTINGS', 'AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD');
  if fixed then
    return query select coalesce(system_on, true), coalesce(system_minutes, 30);
    return;
  end if;
  if company is not null then
    select
        bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT'),
        max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD')
      into company_on, company_minutes
      from public.company_settings s
      where s.tenant_id = tenant and s.company_id = company and s.value <> 'null'
        and s.key in ('AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD');
  end if;
  select
      bool_or(s.value = 'true') filter (where s.key = 'AUTOMATIC_LOGOUT'),
      max((s.value #>> '{}')::integer) filter (where s.key = 'AUTOMATIC_LOGOUT_PERIOD')
    into own_on, own_minutes
    from public.user_settings s
    where s.tenant_id = home_tenant and s.user_id = user_number
      and s.key in ('AUTOMATIC_LOGOUT', 'AUTOMATIC_LOGOUT_PERIOD');
  return query select coalesce(company_on, own_on, system_on, true), coalesce(company_minutes, own_minutes, system_minutes, 30);
end
$$;

create or replace function app.units_below(tenant integer, units bigint[]) returns bigint[]
  language plpgsql stable security invoker set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with recursive below as (
      select u.id from public.administrative_units u where u.tenant_id = tenant and u.id = any (units) and u.deleted_at is null
      union
      select u.id from public.administrative_units u join below b on u.parent_id = b.id
        where u.tenant_id = tenant and u.deleted_at is null
    )
    select coalesce(array_agg(id), '{}') from below);
end
$$;

create or replace function app.permission_changes(tenant integer, user_number bigint) returns jsonb
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object('permission', g.permission, 'isGranted', g.is_granted,
      'resourceType', g.resource_type, 'resourceId', g.resource_id)), '[]')
    from public.permission_grants g where g.tenant_id = tenant and g.user_id = user_number);
end
$$;
