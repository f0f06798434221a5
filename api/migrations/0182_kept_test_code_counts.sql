-- How many test codes a laboratory has, by what filters of their list ask for (as 0173 does for tests): a list is of one
-- laboratory, which may have a hundred thousand.
create table kept_test_code_counts (
  tenant_id integer not null references tenants (id),
  provider text not null,
  type text not null,
  specimen_type smallint not null,
  slot uuid not null default gen_random_uuid(),
  rows bigint not null,
  primary key (tenant_id, provider, type, specimen_type, slot)
);
select app.protect('kept_test_code_counts', 'tenant');
revoke insert, update, delete on kept_test_code_counts from assay_app;

do $$
declare
  counted constant text := 'select tenant_id, provider, type, specimen_type, 1 as rows from %s where deleted_at is null';
  keys constant text[] := '{tenant_id,provider,type,specimen_type}';
begin
  perform app.keep_sums_of('test_codes', 'kept_test_code_counts', counted, keys, '{}', '{rows}');
  perform app.fill_sums('test_codes', 'kept_test_code_counts', counted, keys, '{}', '{rows}');
end
$$;
