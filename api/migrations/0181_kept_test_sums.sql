-- What reports count of the tests of a tenant, by day (ADR 155): one row for each combination of company, location, day and what
-- the criteria and columns of reports ask for that occurs among released tests. Columns are named as those of `test_results`, so
-- that the conditions of its list hold for both. A test counts from the moment on at which its row has an outcome, which the
-- wall of 0105 keeps out of it until the release.
create table kept_test_sums (
  tenant_id integer not null references tenants (id),
  company_id bigint not null,
  -- Beginning of the day, UTC.
  counted_at timestamptz not null,
  slot uuid not null default gen_random_uuid(),
  counted_month integer not null,
  location_id bigint not null,
  test_type text not null,
  program text not null,
  outcome text collate "C" not null,
  is_timed boolean not null,
  positive_drug_ids bigint[] not null,
  tests bigint not null,
  -- Milliseconds from collection to receipt and from there to the release, of those that are timed.
  to_lab_ms bigint not null,
  to_release_ms bigint not null,
  primary key (tenant_id, company_id, counted_at, slot)
);
-- Whoever sees the tests of a location sees their sums, and nobody else.
select app.protect('kept_test_sums', 'location');
revoke insert, update, delete on kept_test_sums from assay_app;

do $$
declare
  counted constant text := 'select tenant_id, company_id, date_trunc(''day'', counted_at, ''UTC'') as counted_at, counted_month,
      location_id, test_type, program, outcome, is_timed, positive_drug_ids, 1 as tests,
      case when is_timed then round(extract(epoch from received_at - collected_at) * 1000)::bigint else 0 end as to_lab_ms,
      case when is_timed then round(extract(epoch from released_at - received_at) * 1000)::bigint else 0 end as to_release_ms
    from %s where deleted_at is null and outcome is not null';
  keys constant text[] := '{tenant_id,company_id,counted_at,location_id,test_type,program,outcome,is_timed,positive_drug_ids}';
  sums constant text[] := '{tests,to_lab_ms,to_release_ms}';
begin
  perform app.keep_sums_of('test_results', 'kept_test_sums', counted, keys, '{counted_month}', sums);
  perform app.fill_sums('test_results', 'kept_test_sums', counted, keys, '{counted_month}', sums);
end
$$;
