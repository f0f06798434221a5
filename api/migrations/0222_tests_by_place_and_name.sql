-- How many tests there are at each place, and of donors of each first name: filters that most tests match are counted from them.
create table kept_tests_at_places (
  tenant_id integer not null references tenants (id),
  company_id bigint not null,
  location_id bigint not null,
  slot uuid not null default gen_random_uuid(),
  rows bigint not null,
  primary key (tenant_id, company_id, location_id, slot)
);
-- Whoever sees the tests of a location sees how many there are, and nobody else.
select app.protect('kept_tests_at_places', 'location');
revoke insert, update, delete on kept_tests_at_places from assay_app;

create table kept_tests_of_names (
  tenant_id integer not null references tenants (id),
  donor_first_name_key text collate "C" not null,
  slot uuid not null default gen_random_uuid(),
  rows bigint not null,
  primary key (tenant_id, donor_first_name_key, slot)
);
select app.protect('kept_tests_of_names', 'internal');
revoke insert, update, delete on kept_tests_of_names from assay_app;

do $$
declare
  places constant text := 'select tenant_id, company_id, location_id, 1 as rows from %s where deleted_at is null';
  names constant text := 'select tenant_id, donor_first_name_key, 1 as rows from %s where deleted_at is null';
begin
  perform app.keep_sums_of('test_results', 'kept_tests_at_places', places, '{tenant_id,company_id,location_id}', '{}', '{rows}');
  perform app.fill_sums('test_results', 'kept_tests_at_places', places, '{tenant_id,company_id,location_id}', '{}', '{rows}');
  perform app.keep_sums_of('test_results', 'kept_tests_of_names', names, '{tenant_id,donor_first_name_key}', '{}', '{rows}');
  perform app.fill_sums('test_results', 'kept_tests_of_names', names, '{tenant_id,donor_first_name_key}', '{}', '{rows}');
end
$$;
