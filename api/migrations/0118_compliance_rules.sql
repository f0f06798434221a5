-- What the laws of the states, and the federal rules of DOT tests, say of a kind of test (contract §19, decisions 42 and 50;
-- ADR 105). Rules are retired and never deleted: what held once explains the checks of its days.
create table compliance_rules (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  id bigint not null default app.next_id('compliance_rules'),
  state text not null check (state ~ '^[A-Z]{2}$'),
  test_type text not null check (test_type in ('ANY', 'LAB', 'POCT')),
  specimen_type text not null check (specimen_type in ('ANY', 'URINE', 'ORAL_FLUID', 'HAIR', 'BREATH', 'BLOOD', 'SWEAT',
    'SERUM', 'NAILS')),
  reason_for_test text not null,
  level text not null check (level in ('GREEN', 'YELLOW', 'RED')),
  message text not null,
  citation text not null,
  source text,
  confidence text not null check (confidence in ('HIGH', 'MEDIUM', 'LOW')),
  -- First and last day on which it holds.
  valid_from date,
  valid_to date,
  reviewed_at date,
  reviewed_by text,
  review_by date,
  file_id uuid,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  -- The rules of US are those of DOT tests, and no others.
  program text not null generated always as (case when state = 'US' then 'DOT' else 'NON_DOT' end) stored,
  search_text text not null generated always as (lower(message || chr(31) || citation || chr(31) || coalesce(source, ''))) stored,
  primary key (tenant_id, id),
  foreign key (tenant_id, file_id) references files (tenant_id, id),
  constraint compliance_rules_review check ((reviewed_at is null) = (reviewed_by is null))
);
create index compliance_rules_of_state on compliance_rules (tenant_id, state) where deleted_at is null;
create index compliance_rules_of_file on compliance_rules (tenant_id, file_id) where file_id is not null;
-- Clients see them by the checks alone.
select app.protect('compliance_rules', 'tenant');

-- Alerts that were told by mail: the same alert is told once a day for each person and place.
create table compliance_alerts (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  location_id bigint not null,
  company_id bigint not null,
  day date not null,
  user_tenant_id integer not null,
  user_id bigint not null,
  -- LAB, 1, RANDOM, NON_DOT, RED_ALERT
  planned text not null,
  primary key (tenant_id, location_id, day, user_tenant_id, user_id, planned),
  foreign key (tenant_id, location_id) references locations (tenant_id, id)
);
select app.protect('compliance_alerts', 'location');
