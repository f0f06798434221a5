-- The testing workflow (contract §19 to §22, decisions 10, 29, 38 to 44; ADR 101): a test case is a file of record, and what
-- a laboratory found stands behind a wall until it is released.

-- MRO staff are whoever acts in the role assay_mro, which the migrator makes.
create function app.sees_unreleased() returns boolean language sql stable parallel safe
  return current_user = 'assay_mro';
revoke execute on function app.sees_unreleased() from public;
grant execute on function app.sees_unreleased() to assay_app;

-- Who was tested, why, and where: as of the day on which the case was opened.
create table test_cases (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_cases'),
  company_id bigint not null,
  location_id bigint not null,
  program text not null,
  status text not null default 'OPEN',
  reason_for_test text,
  -- "Test for Client" (MD20).
  client_id bigint,
  first_name text not null,
  middle_name text,
  last_name text not null,
  primary_id_type text not null,
  -- Of every type but the SSN, which is sealed; its last digits are what everybody else sees of it.
  primary_id text,
  ssn_sealed text,
  ssn_last_digits text check (ssn_last_digits ~ '^\d{4}$'),
  date_of_birth date,
  phone text,
  -- Who looked at the identity document (instant tests).
  verified_by_first_name text,
  verified_by_last_name text,
  is_verbal_consent boolean,
  is_donor_accept_test boolean,
  signature_file_id uuid,
  -- Who was drawn, when the test comes from a draw.
  run_participant_id bigint,
  -- What the compliance check said on the day, and why it was overridden (decision 42).
  compliance jsonb,
  created_by_user_id bigint,
  created_by text not null,
  closed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  first_name_key text collate "C" not null generated always as (lower(first_name)) stored,
  last_name_key text collate "C" not null generated always as (lower(last_name)) stored,
  primary_id_key text collate "C" generated always as (lower(primary_id)) stored,
  primary key (tenant_id, id),
  -- The location is one of the same company.
  foreign key (tenant_id, company_id, location_id) references locations (tenant_id, company_id, id),
  constraint test_cases_program check (program in ('DOT', 'NON_DOT')),
  constraint test_cases_status check (status in ('OPEN', 'CLOSED')),
  constraint test_cases_ids check (case when primary_id_type = 'SSN'
    then primary_id is null and ssn_sealed is not null and ssn_last_digits is not null
    else primary_id is not null and ssn_sealed is null and ssn_last_digits is null end)
);
-- The open cases of a donor (EXIST_OPEN_TEST_CASE_FOR_DONOR), and all of them (donor history).
create index test_cases_of_donor on test_cases (tenant_id, company_id, primary_id_key) where deleted_at is null;
create index test_cases_of_ssn on test_cases (tenant_id, ssn_last_digits) where deleted_at is null;
create index test_cases_of_participant on test_cases (tenant_id, run_participant_id)
  where deleted_at is null and run_participant_id is not null;
select app.protect('test_cases', 'location');

-- A test of a case: one on the spot or one by a laboratory. What stands here is known to everybody who sees the test. Copies
-- of the case, by which lists filter and sort, are filled by the database.
create table test_results (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_results'),
  test_case_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  program text not null,
  reason_for_test text,
  run_participant_id bigint,
  donor_first_name_key text collate "C" not null,
  donor_last_name_key text collate "C" not null,
  donor_primary_id_key text collate "C",
  test_type text not null,
  test_status text not null,
  -- The outcome, once everybody may know it.
  result_type text,
  -- What the MRO determined, once it is released.
  mro_result text,
  -- Whether the outcome is known through the MRO alone: always for DOT, otherwise as the settings of the day say.
  goes_through_mro boolean not null default false,
  -- Only non-negative outcomes go on to the MRO (isMroPositiveNonDotResultsOnlyRequired).
  mro_only_if_positive boolean not null default false,
  specimen_type_id smallint not null,
  specimen_id text,
  provider text,
  confirmation_method text,
  -- The instant test that this one confirms.
  confirms_id bigint,
  is_manual_result boolean not null default false,
  data_entry_method text,
  collector_full_name text,
  -- When the specimen was given, when the laboratory had it, when what it found was reported and the MRO's determination came.
  collected_at timestamptz,
  received_at timestamptz,
  reported_at timestamptz,
  mro_result_received_at timestamptz,
  released_at timestamptz,
  acknowledged_at timestamptz,
  acknowledgment_type text,
  created_by_user_id bigint,
  created_by text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  is_error boolean not null generated always as (test_status in ('PENDING_CREATION', 'CREATION_FAILED')) stored,
  is_positive boolean not null generated always as (coalesce(result_type in ('RESULT_PRELIMINARY_POSITIVE', 'RESULT_POSITIVE',
    'RESULT_POSITIVE_DILUTE', 'RESULT_POSITIVE_SUBSTITUTED', 'RESULT_POSITIVE_RETEST', 'RESULT_POSITIVE_ADULTERATED'), false)) stored,
  specimen_id_key text collate "C" generated always as (lower(specimen_id)) stored,
  search_text text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_case_id) references test_cases (tenant_id, id),
  constraint test_results_type check (test_type in ('INSTANT', 'LAB')),
  constraint test_results_specimen check (specimen_type_id between 1 and 10),
  constraint test_results_status check (test_status in ('ORDERED', 'PENDING', 'AT_LAB', 'COLLECTION_CANCELLED',
    'COLLECTION_COMPLETED', 'EXPIRED_NO_SHOW', 'LAB_REJECTED', 'TEST_COMPLETED', 'REFUSAL_TO_TEST', 'CREATION_FAILED',
    'MRO_PENDING', 'MRO_VERIFIED', 'PENDING_CREATION', 'PENDING_CONFIRMATION', 'UNABLE_TO_PROVIDE', 'EXCUSED')),
  -- DOT results of laboratories always go through the MRO (49 CFR 40.97(c)).
  constraint test_results_dot check (program = 'NON_DOT' or test_type = 'INSTANT' or goes_through_mro),
  -- The wall: nothing of the outcome stands here before it is released, and the status is a neutral one.
  constraint test_results_wall check (not goes_through_mro or released_at is not null or (
    result_type is null and mro_result is null and reported_at is null and mro_result_received_at is null
    and test_status in ('PENDING_CREATION', 'CREATION_FAILED', 'ORDERED', 'PENDING', 'COLLECTION_COMPLETED', 'MRO_PENDING',
      'COLLECTION_CANCELLED', 'EXPIRED_NO_SHOW', 'REFUSAL_TO_TEST', 'UNABLE_TO_PROVIDE', 'EXCUSED')))
);
create index test_results_of_case on test_results (tenant_id, test_case_id);
create index test_results_of_participant on test_results (tenant_id, run_participant_id)
  where deleted_at is null and run_participant_id is not null;
create index test_results_errors on test_results (tenant_id, created_at, id) where deleted_at is null and is_error;
create index test_results_specimen_id on test_results (tenant_id, specimen_id_key) where deleted_at is null;
create index test_results_search on test_results using gin (tenant_id, search_text gin_trgm_ops);
select app.sort_index('test_results', 'created_at', 'company_id, location_id');
select app.sort_index('test_results', 'collected_at', 'company_id, location_id');
select app.sort_index('test_results', 'reported_at', 'company_id, location_id');
select app.sort_index('test_results', 'donor_last_name_key', 'company_id, location_id');
select app.sort_index('test_results', 'result_type', 'company_id, location_id');
select app.sort_index('test_results', 'test_status', 'company_id, location_id');
create index test_results_of_company on test_results (tenant_id, company_id, created_at desc, id) where deleted_at is null;
create index test_results_of_location on test_results (tenant_id, location_id, created_at desc, id) where deleted_at is null;
select app.protect('test_results', 'location');

create function app.copy_test_case() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  c public.test_cases;
begin
  select * into strict c from public.test_cases t where t.tenant_id = new.tenant_id and t.id = new.test_case_id;
  new.company_id := c.company_id;
  new.location_id := c.location_id;
  new.program := c.program;
  new.reason_for_test := c.reason_for_test;
  new.run_participant_id := c.run_participant_id;
  new.donor_first_name_key := c.first_name_key;
  new.donor_last_name_key := c.last_name_key;
  new.donor_primary_id_key := c.primary_id_key;
  -- Full names are found, and no search matches across two of these.
  new.search_text := lower(concat_ws(chr(31), c.first_name || ' ' || c.last_name, c.primary_id, new.specimen_id, c.id));
  return new;
end
$$;
revoke execute on function app.copy_test_case() from public;
create trigger copy_case before insert or update of test_case_id, specimen_id on test_results
  for each row execute function app.copy_test_case();

-- A laboratory test: what was ordered, as the catalogue stood on the day.
create table lab_orders (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  -- Ours; it stands on the donor pass and in messages to the laboratory.
  order_number text collate "C" not null,
  -- Theirs, once they took the order.
  lab_test_id text,
  lab_order_type text not null check (lab_order_type in ('ELECTRONIC_ORDER', 'PAPER_CCF_ORDER')),
  lab_account_location_id bigint,
  lab_account_id bigint,
  master_account_id text,
  sub_account_id text,
  test_type text not null check (test_type in ('DRUG', 'ALCOHOL', 'DRUG_AND_ALCOHOL')),
  testing_agency text,
  -- [{id, testCode, name, profileId}] of the day.
  test_codes jsonb not null default '[]',
  combo_breath_test_codes jsonb not null default '[]',
  test_code_ids bigint[] not null default '{}',
  is_combo_order boolean not null default false,
  site_id bigint,
  site_zip text,
  -- {siteCode, name, address, phone, fax} of the day.
  site jsonb,
  collected_on_site boolean not null default false,
  third_party_collected boolean not null default false,
  third_party_site_address_name text,
  third_party_site_address jsonb,
  comment text,
  donor_instructions text,
  -- The file of the paper form.
  ccf_file_id uuid,
  ordered_at timestamptz not null,
  expire_date timestamptz,
  -- Who at the employer directed the test (49 CFR 40.355(g) to (k)): {fullName, title, phone, at}.
  directed_by jsonb,
  -- Who ordered it, and the DER of the day.
  employee_full_name text,
  employee_phone text,
  -- The MRO of the day: {id, fullName, providerId, address, phone, fax}.
  mro jsonb,
  canceled_at timestamptz,
  cancel_reason text,
  -- How often the order was sent in vain, when it is sent again, and why it failed.
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_error text,
  sent_at timestamptz,
  accepted_at timestamptz,
  primary key (tenant_id, test_result_id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id)
);
create unique index lab_orders_number on lab_orders (tenant_id, order_number);
create index lab_orders_lab_test on lab_orders (tenant_id, lab_test_id) where lab_test_id is not null;
create index lab_orders_of_account_location on lab_orders (tenant_id, lab_account_location_id);
create index lab_orders_codes on lab_orders using gin (tenant_id, test_code_ids);
create index lab_orders_expire on lab_orders (tenant_id, expire_date) where expire_date is not null;
select app.protect('lab_orders', 'location');

-- A test on the spot.
create table instant_tests (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  test_panel_id bigint,
  test_panel_name text,
  lot text,
  expire_at date,
  certification_date timestamptz,
  collector_signature_file_id uuid,
  test_information_comment text,
  result_interpreted text,
  temperature text check (temperature in ('0', '1')),
  -- [{drugAdulterant: as of the day, isPositive, confirmCutoff, comment}]
  drug_adulterant_results jsonb not null default '[]',
  test_result_comment text,
  specimen_integrity text,
  confirmation_comment text,
  confirmed_at timestamptz,
  -- The laboratory test that confirms it.
  confirmation_test_result_id bigint,
  primary key (tenant_id, test_result_id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id)
);
select app.protect('instant_tests', 'location');

-- What a laboratory reported and an MRO determined. A report is never changed: a correction is the next version, which names
-- the one it takes the place of. The laboratory's report of a test that goes through the MRO is never released.
create table test_reports (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_reports'),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  kind text not null check (kind in ('LABORATORY', 'MRO')),
  report_version integer not null,
  replaces_id bigint,
  replace_reason text,
  -- A value of the laboratory (RESULT_...) or of the MRO (MRO_...).
  result text not null,
  -- Who certified it: the certifying scientist or the MRO.
  certified_by text,
  laboratory text,
  received_at timestamptz,
  reported_at timestamptz not null,
  remarks text,
  -- [{drugAdulterant: as of the day, isPositive, result, screenCutoff, confirmCutoff, methodologies, comment}]; no quantities.
  lines jsonb not null default '[]',
  file_id uuid,
  -- Where it came from: connection, manual entry, import; and the message that brought it.
  source text not null,
  message_id bigint,
  entered_by_user_id bigint,
  created_at timestamptz not null default now(),
  released_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  foreign key (tenant_id, replaces_id) references test_reports (tenant_id, id),
  unique (tenant_id, test_result_id, kind, report_version),
  constraint test_reports_replaced check ((report_version = 1) = (replaces_id is null) and (replaces_id is null) = (replace_reason is null))
);
select app.protect('test_reports', 'location');
create policy wall on test_reports as restrictive to assay_app
  using (released_at is not null or (select app.sees_unreleased()));
create index test_reports_unreleased on test_reports (tenant_id, kind, result) include (test_result_id) where released_at is null;
revoke update, delete on test_reports from assay_app;
grant update (released_at) on test_reports to assay_app;

-- Quantities: of DOT tests they never leave MRO staff (49 CFR 40.163(g)).
create table test_report_levels (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_report_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  is_shown boolean not null,
  -- By position of the line: [{numericLevel, quantitative, referenceInterval, compound}]
  levels jsonb not null,
  primary key (tenant_id, test_report_id),
  foreign key (tenant_id, test_report_id) references test_reports (tenant_id, id)
);
select app.protect('test_report_levels', 'location');
create policy wall on test_report_levels as restrictive to assay_app using ((select app.sees_unreleased()) or (is_shown and exists (
  select 1 from test_reports r where r.tenant_id = test_report_levels.tenant_id and r.id = test_report_levels.test_report_id)));
revoke update, delete on test_report_levels from assay_app;

-- Every step of a test, in the order in which it was noted.
create table test_events (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('test_events'),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  kind text not null check (kind in ('ORDERED', 'SENT', 'ACCEPTED', 'REFUSED', 'COLLECTED', 'RECEIVED', 'REPORTED', 'VERIFIED',
    'RELEASED', 'CANCELLED', 'RENEWED', 'VIEWED', 'DOWNLOADED', 'CORRECTED')),
  at timestamptz not null,
  actor_user_id bigint,
  actor text not null,
  source text not null,
  -- A reason, an error of the laboratory: what the timeline tells beside the step; never an outcome.
  note text,
  mro_only boolean not null default false,
  noted_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  -- What was found and determined is known to MRO staff alone (decision 40).
  constraint test_events_wall check (mro_only or kind not in ('REPORTED', 'VERIFIED'))
);
create index test_events_of_result on test_events (tenant_id, test_result_id, id);
select app.protect('test_events', 'location');
create policy wall on test_events as restrictive to assay_app using (not mro_only or (select app.sees_unreleased()));
revoke update, delete on test_events from assay_app;

-- Files of a test beside those of its reports.
create table test_attachments (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  test_result_id bigint not null,
  file_id uuid not null,
  company_id bigint not null,
  location_id bigint not null,
  title text not null,
  doc_type text not null,
  mro_only boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (tenant_id, test_result_id, file_id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id)
);
create index test_attachments_of_file on test_attachments (tenant_id, file_id);
select app.protect('test_attachments', 'location');
create policy wall on test_attachments as restrictive to assay_app using (not mro_only or (select app.sees_unreleased()));

-- Who opened the page of a test, for the mark in lists; who read what stands in the access log.
create table test_result_views (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  user_id bigint not null,
  test_result_id bigint not null,
  viewed_at timestamptz not null default now(),
  primary key (tenant_id, user_id, test_result_id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id)
);
select app.protect('test_result_views', 'tenant');

-- Company and location of what belongs to a test are those of the test.
create function app.copy_test_place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  select t.company_id, t.location_id into strict new.company_id, new.location_id
  from public.test_results t where t.tenant_id = new.tenant_id and t.id = new.test_result_id;
  return new;
end
$$;
create function app.copy_report_place() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  select r.company_id, r.location_id into strict new.company_id, new.location_id
  from public.test_reports r where r.tenant_id = new.tenant_id and r.id = new.test_report_id;
  return new;
end
$$;
revoke execute on function app.copy_test_place(), app.copy_report_place() from public;
create trigger copy_place before insert on lab_orders for each row execute function app.copy_test_place();
create trigger copy_place before insert on instant_tests for each row execute function app.copy_test_place();
create trigger copy_place before insert on test_reports for each row execute function app.copy_test_place();
create trigger copy_place before insert on test_events for each row execute function app.copy_test_place();
create trigger copy_place before insert on test_attachments for each row execute function app.copy_test_place();
create trigger copy_place before insert on test_report_levels for each row execute function app.copy_report_place();
