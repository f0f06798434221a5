-- Tests of people who were drawn (decision 44, ADR 109). What a participant, a run and a pool say of tests that are done is
-- computed here from the tests and written by nobody else, so that it cannot drift. It is computed from the row of the test,
-- which cannot tell what is not released (ADR 101).
alter table run_participants
  add column drug_ordered boolean not null default false,
  add column alcohol_ordered boolean not null default false;

-- What a test is to whoever was drawn for it: DONE when it counts, VOID when it does not and another one may take its place,
-- else OPEN. A refusal counts; what was canceled or rejected, and what is invalid, does not (49 CFR 40.159, 40.161, 382.305;
-- T s3). A test on the spot counts as soon as it was done, whatever it shows.
create function app.participation_of(t public.test_results) returns text
  language sql immutable set search_path = pg_catalog, pg_temp
return case
  when t.deleted_at is not null
    or t.test_status in ('COLLECTION_CANCELLED', 'EXPIRED_NO_SHOW', 'LAB_REJECTED', 'UNABLE_TO_PROVIDE', 'EXCUSED') then 'VOID'
  when t.test_status = 'REFUSAL_TO_TEST' then 'DONE'
  when t.test_type = 'INSTANT' then
    case when t.test_status in ('TEST_COMPLETED', 'PENDING_CONFIRMATION', 'COLLECTION_COMPLETED') then 'DONE' else 'OPEN' end
  when t.test_status in ('TEST_COMPLETED', 'MRO_VERIFIED') then
    case when t.mro_result in ('MRO_CANCELLED', 'MRO_REJECTED') or t.result_type in ('RESULT_INVALID', 'RESULT_FATAL_FLAW')
      then 'VOID' else 'DONE' end
  else 'OPEN' end;

-- What a participant's tests come to: since when each kind is done, and whether a test or an order of it stands. What a
-- laboratory was asked for says its order; any other test of breath is one for alcohol.
create function app.tests_of_participant(tenant integer, participant bigint)
  returns table (drug_done timestamptz, alcohol_done timestamptz, drug_stands boolean, alcohol_stands boolean)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select min(n.at) filter (where n.state = 'DONE' and n.drug), min(n.at) filter (where n.state = 'DONE' and n.alcohol),
    coalesce(bool_or(n.drug), false), coalesce(bool_or(n.alcohol), false)
  from (
    select app.participation_of(t) as state,
      coalesce(o.test_type <> 'ALCOHOL', t.specimen_type_id <> 4) as drug,
      coalesce(o.test_type <> 'DRUG', t.specimen_type_id = 4) as alcohol,
      coalesce(t.released_at, t.collected_at, t.created_at) as at
    from public.test_results t
    left join public.lab_orders o on o.tenant_id = t.tenant_id and o.test_result_id = t.id
    where t.tenant_id = tenant and t.run_participant_id = participant and t.deleted_at is null
  ) n where n.state <> 'VOID';
end;
revoke execute on function app.participation_of(public.test_results), app.tests_of_participant(integer, bigint) from public;

-- Tests of the valid runs of a pool's program that are done.
create function app.counted_tests(tenant integer, pool bigint, program_start date, program_end date,
    out drugs integer, out alcohol integer)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select coalesce(sum(r.completed_drug_tests), 0)::integer, coalesce(sum(r.completed_alcohol_tests), 0)::integer
  from public.selection_runs r
  where r.tenant_id = tenant and r.test_pool_id = pool and r.invalidated_at is null
    and r.run_date between program_start and program_end;
end;
revoke execute on function app.counted_tests(integer, bigint, date, date) from public;

create function app.count_tests_of_pool() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_pools p set counted_drug_tests = n.drugs, counted_alcohol_tests = n.alcohol
  from (select c.drugs, c.alcohol, o.id from public.test_pools o,
      lateral app.counted_tests(o.tenant_id, o.id, o.program_start_date, o.program_end_date) c
    where o.tenant_id = new.tenant_id and o.id = new.test_pool_id) n
  where p.tenant_id = new.tenant_id and p.id = n.id
    and (p.counted_drug_tests, p.counted_alcohol_tests) is distinct from (n.drugs, n.alcohol);
  return null;
end
$$;
create function app.count_tests_of_program() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  select c.drugs, c.alcohol into new.counted_drug_tests, new.counted_alcohol_tests
  from app.counted_tests(new.tenant_id, new.id, new.program_start_date, new.program_end_date) c;
  return new;
end
$$;
revoke execute on function app.count_tests_of_pool(), app.count_tests_of_program() from public;
create trigger count_tests after update of completed_drug_tests, completed_alcohol_tests, invalidated_at on selection_runs
  for each row when (old.completed_drug_tests <> new.completed_drug_tests
    or old.completed_alcohol_tests <> new.completed_alcohol_tests
    or (old.invalidated_at is null) <> (new.invalidated_at is null))
  execute function app.count_tests_of_pool();
create trigger count_tests before update of program_start_date, program_end_date on test_pools
  for each row when (old.program_start_date <> new.program_start_date or old.program_end_date <> new.program_end_date)
  execute function app.count_tests_of_program();

-- Brings a participant, the run and through it the pool to what the tests come to. Where something that is counted may
-- change, pool and run are locked first, as a draw locks them.
create function app.settle_participant(tenant integer, participant bigint, counts boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  p public.run_participants;
  n record;
begin
  select * into p from public.run_participants where tenant_id = tenant and id = participant;
  if not found then return; end if;
  if counts then
    perform 1 from public.test_pools where tenant_id = tenant and id = p.test_pool_id for no key update;
    perform 1 from public.selection_runs where tenant_id = tenant and id = p.run_id for no key update;
  end if;
  select * into p from public.run_participants where tenant_id = tenant and id = participant for no key update;
  select case when p.selection_status like 'SELECTED_FOR_DRUGS%' then t.drug_done end as drug_done,
    case when p.selection_status like 'SELECTED%ALCOHOL' then t.alcohol_done end as alcohol_done,
    t.drug_stands, t.alcohol_stands
  into n from app.tests_of_participant(tenant, participant) t;
  update public.run_participants set drug_completed_at = n.drug_done, alcohol_completed_at = n.alcohol_done,
    drug_ordered = n.drug_stands, alcohol_ordered = n.alcohol_stands, version = version + 1, updated_at = now()
  where tenant_id = tenant and id = participant
    and (drug_completed_at, alcohol_completed_at, drug_ordered, alcohol_ordered)
      is distinct from (n.drug_done, n.alcohol_done, n.drug_stands, n.alcohol_stands);
  update public.selection_runs set
    completed_drug_tests = completed_drug_tests + (n.drug_done is not null)::integer - (p.drug_completed_at is not null)::integer,
    completed_alcohol_tests = completed_alcohol_tests
      + (n.alcohol_done is not null)::integer - (p.alcohol_completed_at is not null)::integer
  where tenant_id = tenant and id = p.run_id
    and ((n.drug_done is null) <> (p.drug_completed_at is null) or (n.alcohol_done is null) <> (p.alcohol_completed_at is null));
end
$$;
revoke execute on function app.settle_participant(integer, bigint, boolean) from public;

create function app.settle_by_test() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  before text := case when tg_op = 'INSERT' then 'VOID' else app.participation_of(old) end;
  after text := app.participation_of(new);
begin
  if before <> after then
    perform app.settle_participant(new.tenant_id, new.run_participant_id, 'DONE' in (before, after));
  end if;
  return null;
end
$$;
create function app.settle_by_order() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  t public.test_results;
begin
  select * into t from public.test_results where tenant_id = new.tenant_id and id = new.test_result_id;
  if t.run_participant_id is not null then
    perform app.settle_participant(t.tenant_id, t.run_participant_id, app.participation_of(t) = 'DONE');
  end if;
  return null;
end
$$;
revoke execute on function app.settle_by_test(), app.settle_by_order() from public;
create trigger settle_participant
  after insert or update of test_status, mro_result, result_type, deleted_at on test_results
  for each row when (new.run_participant_id is not null) execute function app.settle_by_test();
create trigger settle_participant after insert or update of test_type on lab_orders
  for each row execute function app.settle_by_order();

-- Nobody else writes what follows from tests.
revoke update (drug_completed_at, alcohol_completed_at) on run_participants from assay_app;
revoke update (completed_drug_tests, completed_alcohol_tests) on selection_runs from assay_app;
