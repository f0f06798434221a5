-- What the list of tenants sorts and filters by, and how the first user of a tenant came about.
alter table tenants
  add column name_key text collate "C" not null generated always as (lower(name)) stored,
  add column address_city_key text collate "C" generated always as (lower(address_city)) stored,
  add column address_state_key text collate "C" generated always as (lower(address_state)) stored,
  -- What became of the invitation of the primary contact as the first user, once in the life of a tenant
  -- (decision 5): INVITED, or EMAIL_TAKEN while the address belongs to a user somewhere. Null before.
  add column first_user text constraint tenants_first_user check (first_user in ('INVITED', 'EMAIL_TAKEN')),
  add constraint tenants_method check (method in ('ANNUAL', 'MONTHLY', 'PER_TEST'));

-- Two names with the same code would claim the same host.
create unique index tenants_code on tenants (code) where deleted_at is null;

-- Managing tenants (SUPER_ADMIN_MANAGE_TENANTS) is the one right that crosses tenants. Nobody has it by
-- being somebody: tenants-scope.ts switches it on for single statements on this table, which the
-- handlers behind that permission make, and off again. No other table has such a policy: what is written into
-- another tenant is written as that tenant, under its own policies.
create function app.manages_tenants() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.manages_tenants', true), '') = 'on';

create policy administration on tenants to assay_app
  using ((select app.manages_tenants())) with check ((select app.manages_tenants()));
grant insert, update on tenants to assay_app;

revoke execute on function app.manages_tenants() from public;
grant execute on function app.manages_tenants() to assay_app;
