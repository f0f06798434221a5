-- The file of a donor (ADR 135): who was tested under another id is merged by hand, by a case of each; a merge is taken back, and
-- stays readable.
create table donor_merges (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('donor_merges'),
  company_id bigint not null,
  one_case_id bigint not null,
  other_case_id bigint not null,
  reason text not null,
  at timestamptz not null,
  by_user_tenant_id integer not null,
  by_user_id bigint not null,
  by_name text not null,
  undone_at timestamptz,
  undone_by text,
  undo_reason text,
  primary key (tenant_id, id),
  foreign key (tenant_id, one_case_id) references test_cases (tenant_id, id),
  foreign key (tenant_id, other_case_id) references test_cases (tenant_id, id),
  constraint donor_merges_two check (one_case_id <> other_case_id),
  constraint donor_merges_undone check ((undone_at is null) = (undo_reason is null))
);
create index donor_merges_one on donor_merges (tenant_id, one_case_id);
create index donor_merges_other on donor_merges (tenant_id, other_case_id);
select app.protect('donor_merges', 'company');
revoke update, delete on donor_merges from assay_app;
grant update (undone_at, undone_by, undo_reason) on donor_merges to assay_app;
-- People of the same name in a company, who may be one.
create index test_cases_of_name on test_cases (tenant_id, company_id, last_name_key, first_name_key) where deleted_at is null;
