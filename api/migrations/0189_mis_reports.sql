-- The DOT MIS report as a person finishes it (form DOT F 1385; ADR 112): what the employer adds, cells that are corrected, and
-- signatures with what was signed. What tests say is never stored but in a signature.
create table mis_reports (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('mis_reports'),
  company_id bigint not null,
  agency text not null,
  year integer not null,
  -- Section I as it was filled in; null while nobody did.
  employer jsonb,
  -- Counts everything that was done to the report.
  version integer not null default 1,
  primary key (tenant_id, id),
  unique (tenant_id, company_id, agency, year),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
select app.protect('mis_reports', 'company');
create policy whole_company on mis_reports as restrictive to assay_manager using (false);
revoke delete on mis_reports from assay_app;

-- Corrections, each kept; the last one of a cell holds, and one without a value takes the former ones back.
create table mis_corrections (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('mis_corrections'),
  mis_report_id bigint not null,
  company_id bigint not null,
  -- The page; null for Section II (A) of all of them, and for tests whose category is not known.
  category text,
  section text not null check (section in ('EMPLOYEES', 'DRUGS', 'ALCOHOL')),
  row_key text,
  column_key text not null,
  value integer check (value between 0 and 999999),
  -- What the cell said before.
  before integer not null,
  reason text not null,
  at timestamptz not null,
  by_user_tenant_id integer not null,
  by_user_id bigint not null,
  by_name text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, mis_report_id) references mis_reports (tenant_id, id)
);
create index mis_corrections_of_report on mis_corrections (tenant_id, mis_report_id, id);
select app.protect('mis_corrections', 'company');
create policy whole_company on mis_corrections as restrictive to assay_manager using (false);
revoke update, delete on mis_corrections from assay_app;

create table mis_signatures (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('mis_signatures'),
  mis_report_id bigint not null,
  company_id bigint not null,
  -- The certifying official.
  name text not null,
  title text not null,
  at timestamptz not null,
  by_user_tenant_id integer not null,
  by_user_id bigint not null,
  by_name text not null,
  -- The report as it was signed, and the SHA-256 of it as JSON.
  frozen jsonb not null,
  sha256 text not null,
  withdrawn_at timestamptz,
  withdrawn_by text,
  withdraw_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, mis_report_id) references mis_reports (tenant_id, id),
  constraint mis_signatures_withdrawn check ((withdrawn_at is null) = (withdraw_reason is null))
);
create unique index mis_signatures_in_force on mis_signatures (tenant_id, mis_report_id) where withdrawn_at is null;
select app.protect('mis_signatures', 'company');
create policy whole_company on mis_signatures as restrictive to assay_manager using (false);
revoke update, delete on mis_signatures from assay_app;
grant update (withdrawn_at, withdrawn_by, withdraw_reason) on mis_signatures to assay_app;
