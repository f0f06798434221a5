-- People who sign in: internal staff of a tenant (type MD) and staff of its client companies (type CLIENT).
create table users (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('users'),
  username text not null,
  first_name text not null,
  last_name text not null,
  job_title text,
  department text,
  type text not null,
  -- Null until an administrator assigns one; such a user cannot sign in.
  role text,
  company_id bigint,
  address_address_line1 text,
  address_address_line2 text,
  address_city text,
  address_state text,
  address_zip text,
  contact_work_email text,
  contact_other_email text,
  contact_work_phone text,
  contact_cell_phone text,
  -- Units of a region, area, district or unit manager; locations of a location manager (contract §0.10).
  authorization_context_ids bigint[] not null default '{}',
  account_status text not null default 'ACTIVE',
  -- Asks this user for a code at sign-in even where neither system nor company does.
  mfa_enabled boolean not null default false,
  -- Permissions beyond the role, e.g. VIEW_UNVERIFIED_RESULTS.
  granted_permissions text[] not null default '{}',
  start_date date,
  employee_id text,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  constraint users_username_lower_case check (username = lower(username)),
  constraint users_type check (type in ('MD', 'CLIENT')),
  constraint users_company check ((type = 'CLIENT') = (company_id is not null)),
  constraint users_role check (role is null or (type = 'MD') = (role in ('SUPER_ADMIN', 'MD_USER'))),
  constraint users_account_status check (account_status in ('ACTIVE', 'LOCKED'))
);
create index users_company_id on users (tenant_id, company_id) where deleted_at is null;
select app.protect('users', 'company', 'company_id');
select app.keep_company_counts('users', 'number_of_users', 'deleted_at is null');

-- Which tenant a user name belongs to: unique over all tenants, because sign-in has no tenant field
-- (contract §10). A platform table; nobody but the functions below reads or writes it.
create table email_directory (
  email text collate "C" primary key,
  tenant_id integer not null,
  user_id bigint not null
);
create index email_directory_user on email_directory (tenant_id, user_id);

-- The directory follows the users, so that no way of saving one can forget it. A name that is taken
-- fails as a violation of email_directory_pkey.
create function app.keep_email_directory() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if tg_op = 'INSERT' then
    insert into public.email_directory (email, tenant_id, user_id)
      select n.username, n.tenant_id, n.id from new_rows n where n.deleted_at is null;
  elsif tg_op = 'DELETE' then
    delete from public.email_directory d using old_rows o where d.tenant_id = o.tenant_id and d.user_id = o.id;
  else
    delete from public.email_directory d using old_rows o, new_rows n
      where d.tenant_id = o.tenant_id and d.user_id = o.id and n.tenant_id = o.tenant_id and n.id = o.id
        and (n.username <> o.username or n.deleted_at is not null);
    insert into public.email_directory (email, tenant_id, user_id)
      select n.username, n.tenant_id, n.id from new_rows n
        join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
        where n.deleted_at is null and (n.username <> o.username or o.deleted_at is not null);
  end if;
  return null;
end
$$;
create trigger directory_inserted after insert on users referencing new table as new_rows
  for each statement execute function app.keep_email_directory();
create trigger directory_updated after update on users referencing new table as new_rows old table as old_rows
  for each statement execute function app.keep_email_directory();
create trigger directory_deleted after delete on users referencing old table as old_rows
  for each statement execute function app.keep_email_directory();

-- The user who signs in with an e-mail address, of whatever tenant.
create function app.user_by_email(address text) returns table (tenant_id integer, user_id bigint)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select d.tenant_id, d.user_id from public.email_directory d where d.email = lower(address);
end;
revoke execute on function app.keep_email_directory(), app.user_by_email(text) from public;
grant execute on function app.user_by_email(text) to assay_app;
