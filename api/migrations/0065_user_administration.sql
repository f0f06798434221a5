-- Users as their administrators list, search and see them (contract §10).
alter table users
  -- When the user chose the first password; null: invited, and never here.
  add column activated_at timestamptz,
  -- What the role is held in, by kind: lists filter by it, and managers see each other by it.
  add column unit_ids bigint[] not null generated always as (
    case when role in ('REGION_MANAGER', 'AREA_MANAGER', 'DISTRICT_MANAGER', 'ADMINISTRATIVE_UNIT_MANAGER')
      then authorization_context_ids else '{}' end) stored,
  add column location_ids bigint[] not null generated always as (
    case when role = 'LOCATION_MANAGER' then authorization_context_ids else '{}' end) stored,
  add column first_name_key text collate "C" not null generated always as (lower(first_name)) stored,
  add column last_name_key text collate "C" not null generated always as (lower(last_name)) stored,
  add column username_key text collate "C" not null generated always as (username) stored,
  add column job_title_key text collate "C" generated always as (lower(job_title)) stored,
  -- Full names are found, and no search matches across name and address.
  add column search_text text not null generated always as (
    lower(first_name || ' ' || last_name || chr(31) || username)) stored;

update users u set activated_at = h.first
  from (select tenant_id, user_id, min(set_at) as first from password_history group by tenant_id, user_id) h
  where h.tenant_id = u.tenant_id and h.user_id = u.id;

-- The first password of a user, however it came: by a link, by an administrator of the installation, by a seed.
create function app.note_first_password() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.users u set activated_at = new.set_at
    where u.tenant_id = new.tenant_id and u.id = new.user_id and u.activated_at is null;
  return null;
end
$$;
revoke execute on function app.note_first_password() from public;
create trigger note_first_password after insert on password_history
  for each row execute function app.note_first_password();

-- Names and addresses are never missing, so that one index serves both directions of a sort. Internal and client users
-- are two lists, and each has its own walk.
create index users_last_name on users (tenant_id, type, last_name_key, id) where deleted_at is null;
create index users_first_name on users (tenant_id, type, first_name_key, id) where deleted_at is null;
create index users_username on users (tenant_id, type, username_key, id) where deleted_at is null;
create index users_of_company on users (tenant_id, company_id, last_name_key, id) where deleted_at is null;
create index users_of_tenant on users (tenant_id, last_name_key, id) where deleted_at is null;
create index users_unit_ids on users using gin (tenant_id, unit_ids) where deleted_at is null;
create index users_location_ids on users using gin (tenant_id, location_ids) where deleted_at is null;
create index users_search on users using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;
drop index users_company_id;

-- The user who makes the request, where the transaction is narrowed to units or locations.
create function app.user_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;
revoke execute on function app.user_id() from public;
grant execute on function app.user_id() to assay_app;

-- A manager sees whoever sees nothing beyond the manager's own part, and always the own account: the people of
-- the same units and locations and those below, and nobody who works for the whole company (ADR 71).
create policy manager_scope on users as restrictive to assay_manager using (
  id = (select app.user_id())
  or authorization_context_ids <> '{}'
    and unit_ids <@ coalesce((select app.unit_ids())::bigint[], '{}')
    and location_ids <@ (select app.visible_location_ids())::bigint[]);
