-- Results that are entered by hand (contract §22, decision 48; ADR 113).

-- Alcohol is reported by who tested it: no MRO reviews it (49 CFR 40.255).
alter table test_results add column is_alcohol boolean not null default false;
alter table test_results drop constraint test_results_dot;
alter table test_results add constraint test_results_dot
  check (program = 'NON_DOT' or test_type = 'INSTANT' or goes_through_mro or is_alcohol);

-- What was typed beside the report: a comment, the reason of a refusal, tests for alcohol, where it was collected.
create table manual_entries (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  -- The report that it belongs to: who sees that knows this. None of a refusal at the collection, and the like.
  test_report_id bigint,
  details jsonb not null,
  created_at timestamptz not null default now(),
  primary key (tenant_id, test_result_id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  foreign key (tenant_id, test_report_id) references test_reports (tenant_id, id)
);
select app.protect('manual_entries', 'location');
create policy wall on manual_entries as restrictive to assay_app using ((select app.sees_unreleased()) or test_report_id is null
  or exists (select 1 from test_reports r where r.tenant_id = manual_entries.tenant_id and r.id = manual_entries.test_report_id));
revoke update, delete on manual_entries from assay_app;
create trigger copy_place before insert on manual_entries for each row execute function app.copy_test_place();
