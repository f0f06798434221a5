-- Consortiums (contract §11): employers who share one random program.
create table consortiums (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('consortiums'),
  name text not null,
  -- Raised with each change of who is enrolled.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name)) stored,
  primary key (tenant_id, id)
);
create unique index consortiums_name on consortiums (tenant_id, name_key) where deleted_at is null;
select app.sort_index('consortiums', 'name_key');
create index consortiums_search on consortiums using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;

-- One row a time of enrollment, first and last day included: who was in a consortium in a year is
-- read from these. Nothing is deleted; who comes back on the day of leaving goes on in the same row.
create table consortium_companies (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  consortium_id bigint not null,
  company_id bigint not null,
  started_on date not null,
  ended_on date,
  primary key (tenant_id, consortium_id, company_id, started_on),
  foreign key (tenant_id, consortium_id) references consortiums (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  constraint consortium_companies_period check (ended_on >= started_on)
);
create unique index consortium_companies_enrolled on consortium_companies (tenant_id, consortium_id, company_id)
  where ended_on is null;
create index consortium_companies_of_company on consortium_companies (tenant_id, company_id, consortium_id);
select app.protect('consortium_companies', 'company');

create table consortium_locations (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  consortium_id bigint not null,
  -- Of the location, which never changes its company.
  company_id bigint not null,
  location_id bigint not null,
  started_on date not null,
  ended_on date,
  primary key (tenant_id, consortium_id, location_id, started_on),
  foreign key (tenant_id, consortium_id) references consortiums (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, location_id) references locations (tenant_id, id),
  constraint consortium_locations_period check (ended_on >= started_on)
);
create unique index consortium_locations_enrolled on consortium_locations (tenant_id, consortium_id, location_id)
  where ended_on is null;
create index consortium_locations_of_company on consortium_locations (tenant_id, consortium_id, company_id, location_id);
create index consortium_locations_of_location on consortium_locations (tenant_id, location_id, consortium_id);
select app.protect('consortium_locations', 'location');
revoke delete on consortium_companies, consortium_locations from assay_app;
revoke update on consortium_companies, consortium_locations from assay_app;
grant update (ended_on) on consortium_companies, consortium_locations to assay_app;

-- Consortiums that the company of the transaction is enrolled in.
create function app.enrolled_consortium_ids() returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(array_agg(m.consortium_id), '{}') from public.consortium_companies m
  where m.tenant_id = app.tenant_id() and m.company_id = app.company_id() and m.ended_on is null;
end;
revoke execute on function app.enrolled_consortium_ids() from public;
grant execute on function app.enrolled_consortium_ids() to assay_app;

select app.protect('consortiums', 'tenant');
-- Client users never learn of a consortium that their company is not in.
create policy enrolled_scope on consortiums as restrictive to assay_client
  using (id = any ((select app.enrolled_consortium_ids())::bigint[]));

-- A deleted company or location leaves on that day (UTC), whoever deletes it.
create function app.leave_consortiums() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  today date := (now() at time zone 'UTC')::date;
begin
  if tg_table_name = 'companies' then
    update public.consortium_companies set ended_on = greatest(started_on, today)
    where tenant_id = new.tenant_id and company_id = new.id and ended_on is null;
    update public.consortium_locations set ended_on = greatest(started_on, today)
    where tenant_id = new.tenant_id and company_id = new.id and ended_on is null;
  else
    update public.consortium_locations set ended_on = greatest(started_on, today)
    where tenant_id = new.tenant_id and location_id = new.id and ended_on is null;
  end if;
  return null;
end
$$;
revoke execute on function app.leave_consortiums() from public;
create trigger leave_consortiums after update of deleted_at on companies
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.leave_consortiums();
create trigger leave_consortiums after update of deleted_at on locations
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.leave_consortiums();
