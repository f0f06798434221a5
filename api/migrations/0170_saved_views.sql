-- Views of lists that people save under a name, for themselves or for their company; and which of them each person opens a
-- list with (ADR 128).
create table saved_views (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('saved_views'),
  -- Whose it is: a user of the own tenant, or a super administrator of another one.
  user_tenant_id integer not null,
  user_id bigint not null,
  -- The company of that user, whose users share it; null for internal users, who share theirs with each other.
  company_id bigint,
  list text not null,
  name text not null,
  search text not null,
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  name_key text collate "C" not null generated always as (lower(name)) stored,
  search_text text not null generated always as (lower(name)) stored,
  primary key (tenant_id, id)
);
create unique index saved_views_name on saved_views (tenant_id, user_tenant_id, user_id, list, name_key) where deleted_at is null;
create index saved_views_shared on saved_views (tenant_id, list, company_id) where deleted_at is null and is_shared;
select app.protect('saved_views', 'tenant');

create table saved_view_defaults (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  user_tenant_id integer not null,
  user_id bigint not null,
  list text not null,
  saved_view_id bigint not null,
  primary key (tenant_id, user_tenant_id, user_id, list),
  foreign key (tenant_id, saved_view_id) references saved_views (tenant_id, id)
);
create index saved_view_defaults_view on saved_view_defaults (tenant_id, saved_view_id);
select app.protect('saved_view_defaults', 'tenant');
