-- Answers of creating calls by the key that their sender chose; kept for 24 hours.
create table idempotency_keys (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  home_tenant_id integer not null,
  user_id bigint not null,
  route text collate "C" not null,
  key text collate "C" not null,
  request_hash bytea not null,
  status smallint,
  body text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, home_tenant_id, user_id, route, key)
);
create index idempotency_keys_age on idempotency_keys (tenant_id, created_at);
select app.protect('idempotency_keys', 'tenant');
