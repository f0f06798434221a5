-- Sessions as people see and end them, and who tried to sign in (decisions 31, 51).
alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column device text not null default 'Unknown device',
  add column address text not null default '';

-- Attempts to sign in to an account; a name that nobody has leaves none. `tenant_id` is the user's own.
create table sign_ins (
  tenant_id integer not null default app.tenant_id(),
  id uuid not null default gen_random_uuid(),
  user_id bigint not null,
  outcome text not null,
  device text not null,
  address text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, user_id) references users (tenant_id, id)
);
create index sign_ins_of_user on sign_ins (tenant_id, user_id, created_at, id);
create index sign_ins_age on sign_ins (tenant_id, created_at);
select app.protect('sign_ins', 'internal');

-- The running sessions of a user of the transaction's tenant, in whatever tenant they act, as `app.session_by_token`
-- would still let them in. It answers no token; `hash` is that of who asks.
create function app.sessions_of(user_number bigint, hash bytea)
  returns table (id uuid, device text, address text, created_at timestamptz, last_used_at timestamptz, is_current boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select x.id, x.device, x.address, x.created_at, x.last_used_at, x.token_hash = hash
    from public.tenants t
    join public.sessions x on x.tenant_id = t.id and x.home_tenant_id = app.tenant_id() and x.user_id = user_number
    join public.users u on u.tenant_id = x.home_tenant_id and u.id = x.user_id
    cross join lateral app.automatic_logout(x.tenant_id, u.company_id, x.home_tenant_id, x.user_id) logout
    where (t.id = app.tenant_id() or app.tenant_id() = 1) and t.deleted_at is null
      and x.pending_reason is null and u.deleted_at is null and u.role is not null
      and (x.home_tenant_id = 1 and u.role = 'SUPER_ADMIN' or x.home_tenant_id = x.tenant_id and t.enabled)
      and x.last_used_at > now() - (case
        when logout.is_on then make_interval(mins => logout.minutes + 6) else interval '12 hours' end)
    order by x.last_used_at desc, x.id;
end;

-- Ends sessions of a user of the transaction's tenant, one or with null all but that of who asks; how many there were.
create function app.end_some_sessions(user_number bigint, session_id uuid, hash bytea) returns integer
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  with ended as (
    delete from public.sessions s using public.tenants t
      where s.tenant_id = t.id and (t.id = app.tenant_id() or app.tenant_id() = 1)
        and s.home_tenant_id = app.tenant_id() and s.user_id = user_number
        and case when session_id is null then s.token_hash <> hash
          else s.id = session_id and s.pending_reason is null end
      returning 1)
  select count(*)::integer from ended;
end;

revoke execute on function app.sessions_of(bigint, bytea), app.end_some_sessions(bigint, uuid, bytea) from public;
grant execute on function app.sessions_of(bigint, bytea), app.end_some_sessions(bigint, uuid, bytea) to assay_app;

create or replace function app.purge_credentials() returns void
  language sql security definer set search_path = pg_catalog, pg_temp
begin atomic
  delete from public.sessions s using public.tenants t
    where s.tenant_id = t.id and s.last_used_at < now() - interval '1 day';
  delete from public.password_links where expires_at < now() - interval '7 days';
  delete from public.sign_in_attempts where last_failed_at < now() - interval '90 days';
  delete from public.sign_ins s using public.tenants t
    where s.tenant_id = t.id and s.created_at < now() - interval '90 days';
end;
