-- Files that a company keeps in the portal (contract §9). What a file is stands with the file.
create table documents (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('documents'),
  company_id bigint not null,
  title text not null,
  file_id uuid not null,
  -- Name of that day: renaming somebody does not rewrite history.
  uploaded_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  title_key text collate "C" not null generated always as (lower(title)) stored,
  uploaded_by_key text collate "C" not null generated always as (lower(uploaded_by)) stored,
  search_text text not null generated always as (lower(title)) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index documents_of_company on documents (tenant_id, company_id, title_key, id) where deleted_at is null;
create index documents_file on documents (tenant_id, file_id) where deleted_at is null;
select app.sort_index('documents', 'title_key', 'company_id');
select app.sort_index('documents', 'created_at', 'company_id');
create index documents_search on documents using gin (tenant_id, search_text gin_trgm_ops) where deleted_at is null;

select app.protect('documents', 'company');
