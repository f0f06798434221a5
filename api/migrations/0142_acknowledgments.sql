-- What donors sign of positive results that are not of the DOT (contract §22, decision 10; ADR 115).
create table acknowledgments (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('acknowledgments'),
  test_result_id bigint not null,
  company_id bigint not null,
  location_id bigint not null,
  type text not null check (type in ('ACKNOWLEDGMENT', 'BOTH', 'ADMISSION')),
  cause_number text,
  comment text,
  defendant_signature_file_id uuid,
  supervisor_signature_file_id uuid,
  document_file_id uuid,
  -- [{abbreviation, name, date}]
  substances jsonb not null default '[]',
  -- Exactly what was signed: texts, donor, test, substances, hashes of the signatures, when, by whom, on which device.
  signed jsonb not null,
  sha256 bytea not null,
  signed_at timestamptz not null,
  signed_by_user_id bigint,
  signed_by text not null,
  device text not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, test_result_id) references test_results (tenant_id, id),
  constraint acknowledgments_signatures check ((type = 'ADMISSION') = (defendant_signature_file_id is null)
    and (type = 'ADMISSION') = (supervisor_signature_file_id is null))
);
-- A test is acknowledged once and admitted once.
create unique index acknowledgments_once on acknowledgments (tenant_id, test_result_id) where type <> 'ADMISSION';
create unique index admissions_once on acknowledgments (tenant_id, test_result_id) where type <> 'ACKNOWLEDGMENT';
select app.protect('acknowledgments', 'location');
revoke update, delete on acknowledgments from assay_app;
create trigger copy_place before insert on acknowledgments for each row execute function app.copy_test_place();
