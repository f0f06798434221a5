-- Reports (contract §24, decision 47; ADR 110): what a test came to, and where it counts. Both follow from what everybody may
-- know of a test: the wall of 0105 keeps outcome and telling statuses out of its row until they are released.
alter table test_results
  add column outcome text collate "C" generated always as (case
    when test_status = 'COLLECTION_CANCELLED' then 'COLLECTION_CANCELED'
    when test_status = 'EXPIRED_NO_SHOW' then 'NO_SHOW'
    when test_status = 'UNABLE_TO_PROVIDE' then 'UNABLE_TO_PROVIDE'
    when test_status = 'EXCUSED' then 'EXCUSED'
    when test_status = 'LAB_REJECTED' or mro_result = 'MRO_REJECTED' then 'REJECTED'
    when test_status = 'REFUSAL_TO_TEST' and result_type = 'RESULT_ADULTERATED' then 'REFUSAL_ADULTERATED'
    when test_status = 'REFUSAL_TO_TEST' and result_type = 'RESULT_SUBSTITUTED' then 'REFUSAL_SUBSTITUTED'
    when test_status = 'REFUSAL_TO_TEST' or mro_result = 'MRO_REFUSAL' then 'REFUSAL'
    when mro_result = 'MRO_CANCELLED' then 'CANCELED'
    when test_status not in ('TEST_COMPLETED', 'MRO_VERIFIED', 'PENDING_CONFIRMATION') then null
    -- 49 CFR 40.191(b)
    when program = 'DOT' and result_type in ('RESULT_ADULTERATED', 'RESULT_POSITIVE_ADULTERATED') then 'REFUSAL_ADULTERATED'
    when program = 'DOT' and result_type in ('RESULT_SUBSTITUTED', 'RESULT_POSITIVE_SUBSTITUTED') then 'REFUSAL_SUBSTITUTED'
    when result_type in ('RESULT_NEGATIVE', 'RESULT_NEGATIVE_RETEST') then 'NEGATIVE'
    when result_type = 'RESULT_NEGATIVE_DILUTE' then 'NEGATIVE_DILUTE'
    when result_type in ('RESULT_POSITIVE', 'RESULT_POSITIVE_RETEST', 'RESULT_POSITIVE_ADULTERATED',
      'RESULT_POSITIVE_SUBSTITUTED') then 'POSITIVE'
    when result_type = 'RESULT_POSITIVE_DILUTE' then 'POSITIVE_DILUTE'
    when result_type = 'RESULT_PRELIMINARY_POSITIVE' then 'PRELIMINARY_POSITIVE'
    when result_type = 'RESULT_INVALID' then 'INVALID'
    when result_type = 'RESULT_FATAL_FLAW' then 'REJECTED'
    when result_type is not null or mro_result <> 'MRO_PENDING' then 'OTHER'
  end) stored,
  -- When the specimen was given, or when the test was entered where none was given.
  add column counted_at timestamptz not null generated always as (coalesce(collected_at, created_at)) stored,
  add column counted_month integer not null generated always as (
    extract(year from (coalesce(collected_at, created_at) at time zone 'UTC'))::integer * 100
      + extract(month from (coalesce(collected_at, created_at) at time zone 'UTC'))::integer) stored,
  -- Of laboratory tests whose three times are all known: what turnaround is made of.
  add column is_timed boolean not null generated always as (test_type = 'LAB' and collected_at is not null
    and received_at is not null and released_at is not null) stored,
  -- Drugs of a positive outcome, from the lines of what was released; filled by the triggers below.
  add column positive_drug_ids bigint[] not null default '{}';
alter table test_results add constraint test_results_wall_of_drugs check (
  not goes_through_mro or released_at is not null or positive_drug_ids = '{}');

create index test_results_counted on test_results (tenant_id, company_id, counted_at)
  include (counted_month, outcome, program, test_type, location_id, collected_at, received_at, released_at, is_timed)
  where deleted_at is null;

-- The drugs of a list of lines that are marked positive.
create function app.positive_drugs(lines jsonb) returns bigint[]
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select coalesce(array_agg(distinct (line -> 'drugAdulterant' ->> 'id')::bigint), '{}')
  from jsonb_array_elements(lines) line
  where (line ->> 'isPositive')::boolean and line -> 'drugAdulterant' ->> 'type' is distinct from 'ADULTERANT'
    and line -> 'drugAdulterant' ->> 'id' is not null
$$;

-- What is positive of a test, as far as everybody may know it: of the released report, the MRO's before the laboratory's; of
-- a test on the spot its own lines.
create function app.positive_drugs_of(tenant integer, test bigint, result text, kind text) returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select case
    when result is null or result not in ('RESULT_POSITIVE', 'RESULT_POSITIVE_DILUTE', 'RESULT_POSITIVE_RETEST',
      'RESULT_POSITIVE_ADULTERATED', 'RESULT_POSITIVE_SUBSTITUTED', 'RESULT_PRELIMINARY_POSITIVE') then '{}'::bigint[]
    when kind = 'INSTANT' then coalesce((
      select app.positive_drugs(i.drug_adulterant_results) from public.instant_tests i
      where i.tenant_id = tenant and i.test_result_id = test), '{}')
    else coalesce((
      select app.positive_drugs(r.lines) from public.test_reports r
      where r.tenant_id = tenant and r.test_result_id = test and r.released_at is not null
      order by r.kind = 'MRO' desc, r.report_version desc limit 1), '{}')
  end
$$;
revoke execute on function app.positive_drugs(jsonb), app.positive_drugs_of(integer, bigint, text, text) from public;

create function app.fill_positive_drugs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.positive_drug_ids := case when new.goes_through_mro and new.released_at is null then '{}'::bigint[]
    else app.positive_drugs_of(new.tenant_id, new.id, new.result_type, new.test_type) end;
  return new;
end
$$;
create trigger fill_positive_drugs before insert or update of result_type, released_at on test_results
  for each row execute function app.fill_positive_drugs();

-- Reports and lines that are stored behind their test.
create function app.pass_positive_drugs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_results t set positive_drug_ids = found.ids
  from (select app.positive_drugs_of(t.tenant_id, t.id, t.result_type, t.test_type) as ids
    from public.test_results t where t.tenant_id = new.tenant_id and t.id = new.test_result_id) found
  where t.tenant_id = new.tenant_id and t.id = new.test_result_id and t.positive_drug_ids <> found.ids
    and (not t.goes_through_mro or t.released_at is not null);
  return null;
end
$$;
revoke execute on function app.fill_positive_drugs(), app.pass_positive_drugs() from public;
create trigger pass_positive_drugs after insert or update of released_at on test_reports
  for each row when (new.released_at is not null) execute function app.pass_positive_drugs();
create trigger pass_positive_drugs after insert or update of drug_adulterant_results on instant_tests
  for each row when (new.drug_adulterant_results <> '[]'::jsonb) execute function app.pass_positive_drugs();

-- Tests that there are already.
update test_results t set positive_drug_ids = app.positive_drugs_of(t.tenant_id, t.id, t.result_type, t.test_type)
where t.is_positive and (not t.goes_through_mro or t.released_at is not null);
