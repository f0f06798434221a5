-- Files of results that were imported: one that is sent again creates nothing (contract §16; ADR 114).
create table result_imports (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('result_imports'),
  bulk_schema_id bigint not null,
  sha256 bytea not null,
  rows integer not null,
  imported integer not null,
  created_by_user_id bigint,
  created_by text not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, bulk_schema_id) references bulk_schemas (tenant_id, id)
);
create unique index result_imports_file on result_imports (tenant_id, bulk_schema_id, sha256);
select app.protect('result_imports', 'tenant');
revoke update, delete on result_imports from assay_app;
