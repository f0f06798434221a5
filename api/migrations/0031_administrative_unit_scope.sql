-- Units that the transaction of a manager may see: the own ones with what is below them, or those of the
-- own locations, and in either case the units above, without which no place in the hierarchy can be told.
create function app.visible_unit_ids() returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select distinct seen.id
    from public.administrative_units u
    cross join lateral unnest(array[u.region_id, u.area_id, u.district_id]) as seen(id)
    where u.tenant_id = app.tenant_id() and seen.id is not null and u.id = any (
      coalesce(app.unit_ids(), '{}') || array(
        select l.administrative_unit_id from public.locations l
        where l.tenant_id = app.tenant_id() and l.id = any (app.location_ids()) and l.deleted_at is null
      )
    )
  );
end
$$;
revoke execute on function app.visible_unit_ids() from public;
grant execute on function app.visible_unit_ids() to assay_app;

create policy unit_scope on administrative_units as restrictive to assay_manager
  using (id = any ((select app.visible_unit_ids())::bigint[]));
