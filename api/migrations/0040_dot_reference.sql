-- Federal reference data (decision 8): the same for every tenant, so that these are small tables of the
-- installation. Ids are fixed by the product; whoever runs an installation may add rates and correct them.

-- A group of employees with random rates of its own is an entry of its own: FRA has three (ADR 40).
create table dot_agencies (
  id smallint primary key,
  agency text not null check (agency in ('HHS', 'NRC', 'FMCSA', 'FAA', 'FRA', 'FTA', 'PHMSA', 'USCG')),
  employee_group text,
  name text not null,
  -- Whether a regulated pool can name it: the agencies of the Department of Transportation and USCG.
  is_regulator boolean not null,
  unique nulls not distinct (agency, employee_group)
);

insert into dot_agencies (id, agency, employee_group, name, is_regulator) values
  (1, 'FMCSA', null, 'FMCSA', true),
  (2, 'FAA', null, 'FAA', true),
  (3, 'FRA', 'Covered Service', 'FRA Covered Service', true),
  (4, 'FRA', 'Maintenance-of-Way', 'FRA Maintenance-of-Way', true),
  (5, 'FRA', 'Mechanical', 'FRA Mechanical', true),
  (6, 'FTA', null, 'FTA', true),
  (7, 'PHMSA', null, 'PHMSA', true),
  (8, 'USCG', null, 'USCG', true),
  (9, 'NRC', null, 'NRC', false),
  (10, 'HHS', null, 'HHS', false);

-- Annual random rates in hundredths of a percent, from the day that they take effect until the next row.
-- Alcohol 0: the agency asks for no random alcohol tests. An agency without rows (HHS) sets them elsewhere.
create table dot_rates (
  agency_id smallint not null references dot_agencies (id),
  effective_from date not null,
  drug_basis_points integer not null check (drug_basis_points between 0 and 10000),
  alcohol_basis_points integer not null check (alcohol_basis_points between 0 and 10000),
  primary key (agency_id, effective_from)
);

insert into dot_rates (agency_id, effective_from, drug_basis_points, alcohol_basis_points) values
  (1, '2025-01-01', 5000, 1000), (1, '2026-01-01', 5000, 1000),
  (2, '2025-01-01', 2500, 1000), (2, '2026-01-01', 2500, 1000),
  (3, '2025-01-01', 2500, 1000), (3, '2026-01-01', 2500, 1000),
  (4, '2025-01-01', 2500, 1000), (4, '2026-01-01', 2500, 1000),
  (5, '2025-01-01', 5000, 2500), (5, '2026-01-01', 5000, 1000),
  (6, '2025-01-01', 5000, 1000), (6, '2026-01-01', 5000, 1000),
  (7, '2025-01-01', 5000, 0), (7, '2026-01-01', 5000, 0),
  (8, '2025-01-01', 5000, 0), (8, '2026-01-01', 5000, 0),
  (9, '2025-01-01', 5000, 5000), (9, '2026-01-01', 5000, 5000);

-- Categories of the federal MIS report (49 CFR part 40, appendix J); imports name them as written here.
create table dot_employee_categories (
  id smallint primary key,
  agency_id smallint not null references dot_agencies (id),
  position smallint not null,
  name text not null,
  unique (agency_id, position),
  unique (agency_id, name)
);

insert into dot_employee_categories (id, agency_id, position, name) values
  (1, 1, 1, 'Driver'),
  (2, 2, 1, 'Flight Crewmember'),
  (3, 2, 2, 'Flight Attendant'),
  (4, 2, 3, 'Flight Instructor'),
  (5, 2, 4, 'Aircraft Dispatcher'),
  (6, 2, 5, 'Aircraft Maintenance'),
  (7, 2, 6, 'Ground Security Coordinator'),
  (8, 2, 7, 'Aviation Screener'),
  (9, 2, 8, 'Air Traffic Controller'),
  (10, 2, 9, 'Operations Control Specialist'),
  (11, 3, 1, 'Engine Service'),
  (12, 3, 2, 'Train Service'),
  (13, 3, 3, 'Dispatcher/Operation'),
  (14, 3, 4, 'Signal Service'),
  (15, 3, 5, 'Other'),
  (16, 4, 1, 'Maintenance-of-Way'),
  (17, 5, 1, 'Mechanical'),
  (18, 6, 1, 'Revenue Vehicle Operation'),
  (19, 6, 2, 'Revenue Vehicle and Equipment Maintenance'),
  (20, 6, 3, 'Revenue Vehicle Control/Dispatch'),
  (21, 6, 4, 'CDL/Non-Revenue Vehicle'),
  (22, 6, 5, 'Armed Security Personnel'),
  (23, 7, 1, 'Operation/Maintenance/Emergency Response'),
  (24, 8, 1, 'Crewmember');

-- Read by everybody, changed by nobody but the owner of the database.
grant select on dot_agencies, dot_rates, dot_employee_categories to assay_app;
