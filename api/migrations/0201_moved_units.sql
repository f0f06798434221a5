-- A unit moves under another one of the level above, with everything below it. Who sees what follows at once: units of a
-- manager are found by parent_id (app.units_below), locations by the unit that they lie in.
create trigger place_moved_unit before update of parent_id on administrative_units
  for each row execute function app.place_unit();

-- The levels above that are copied to what lies below a unit. What is deleted goes along: its row names its place.
create function app.place_below_moved_unit() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.administrative_units u set region_id = new.region_id
  where u.tenant_id = new.tenant_id and u.company_id = new.company_id and u.parent_id = new.id;
  update public.locations l set region_id = u.region_id, area_id = u.area_id
  from public.administrative_units u
  where u.tenant_id = new.tenant_id and u.company_id = new.company_id and new.id in (u.area_id, u.district_id)
    and l.tenant_id = u.tenant_id and l.company_id = u.company_id and l.administrative_unit_id = u.id;
  return null;
end
$$;
create trigger place_below_moved_unit after update of parent_id on administrative_units
  for each row when (old.parent_id is distinct from new.parent_id) execute function app.place_below_moved_unit();
