-- The work of MRO staff (ADR 108). All of it stands behind the wall for good: that somebody tries to reach a donor tells that
-- the laboratory found something (49 CFR 40.131(c)(2)(ii)).

-- Attempts to reach the donor, and what came of them. Only ever added to.
create table mro_contacts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('mro_contacts'),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  kind text not null check (kind in ('DONOR_NO_ANSWER', 'DONOR_MESSAGE', 'DONOR_INTERVIEWED', 'DONOR_DECLINED', 'DER_ASKED',
    'DER_REACHED_DONOR', 'DER_FAILED', 'DONOR_NOTIFIED', 'SPLIT_REQUESTED', 'CLEARINGHOUSE_REPORTED')),
  at timestamptz not null,
  phone text,
  note text,
  actor_user_id bigint,
  actor text not null,
  noted_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id)
);
create index mro_contacts_of_result on mro_contacts (tenant_id, test_result_id, at, id);
select app.protect('mro_contacts', 'location');
create policy wall on mro_contacts as restrictive to assay_app using ((select app.sees_unreleased()));
revoke update, delete on mro_contacts from assay_app;
create trigger copy_place before insert on mro_contacts for each row execute function app.copy_test_place();

-- What MRO staff know of a determination beside its report: on what it stands, and which findings it is about.
create table mro_determinations (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_report_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  laboratory_report_id bigint not null,
  basis text check (basis in ('INTERVIEW', 'DONOR_DECLINED', 'DER_CONTACT', 'TEN_DAYS')),
  refusal_reason text check (refusal_reason in ('ADULTERATED', 'SUBSTITUTED', 'OTHER')),
  is_recollection_observed boolean not null default false,
  note text,
  primary key (tenant_id, test_report_id),
  foreign key (tenant_id, test_report_id) references test_reports (tenant_id, id),
  foreign key (tenant_id, laboratory_report_id) references test_reports (tenant_id, id)
);
select app.protect('mro_determinations', 'location');
create policy wall on mro_determinations as restrictive to assay_app using ((select app.sees_unreleased()));
revoke update, delete on mro_determinations from assay_app;
create trigger copy_place before insert on mro_determinations for each row execute function app.copy_report_place();

-- The inbox reads what waits, however many tests there are.
create index test_results_in_mro on test_results (tenant_id, id) include (company_id, location_id)
  where deleted_at is null and goes_through_mro and released_at is null and test_status = 'MRO_PENDING';
