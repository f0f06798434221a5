-- What reports, lines and orders say of their tests is passed on once a statement, and where it says something new. Row by row,
-- each report fired all that keeps sums over tests (0173), nearly always for nothing: a third of the time that storing many took.
-- Tests are looked up by their key, however few the planner knows there to be: tables that are just being filled have no
-- statistics, and would be read as a whole for each statement.
create function app.pass_drugs_of(tenants integer[], tests bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with changed as materialized (
    select n.tenant_id, n.id, found.ids
    from unnest(tenants, tests) n (tenant_id, id)
    cross join lateral (
      select r.result_type, r.test_type, r.positive_drug_ids from public.test_results r
      where r.tenant_id = n.tenant_id and r.id = n.id limit 1) r
    cross join lateral app.positive_drugs_of(n.tenant_id, n.id, r.result_type, r.test_type) found (ids)
    where r.positive_drug_ids <> found.ids)
  update public.test_results t set positive_drug_ids = c.ids
  from changed c
  where t.tenant_id = c.tenant_id and t.id = c.id and t.positive_drug_ids <> c.ids
    and (not t.goes_through_mro or t.released_at is not null)
$$;

create function app.pass_details_of(tenants integer[], tests bigint[]) returns void
  language sql security definer set search_path = pg_catalog, pg_temp
as $$
  with entries as materialized (
    select e.tenant_id, e.test_result_id, app.mis_detail_of(e.details) as detail
    from unnest(tenants, tests) n (tenant_id, id)
    join public.manual_entries e on e.tenant_id = n.tenant_id and e.test_result_id = n.id
    where e.test_report_id is null or exists (
      select from public.test_reports r where r.tenant_id = e.tenant_id and r.id = e.test_report_id and r.released_at is not null))
  update public.test_results t set mis_detail = e.detail
  from entries e
  where t.tenant_id = e.tenant_id and t.id = e.test_result_id
    and (not t.goes_through_mro or t.released_at is not null or t.test_status = 'REFUSAL_TO_TEST')
    and t.mis_detail is distinct from e.detail
$$;

create or replace function app.pass_positive_drugs() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.pass_drugs_of(array[new.tenant_id], array[new.test_result_id]);
  return null;
end
$$;

create or replace function app.pass_mis_detail() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.pass_details_of(array[new.tenant_id], array[new.test_result_id]);
  return null;
end
$$;

create function app.pass_on_new_reports() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  tests bigint[];
begin
  select array_agg(n.tenant_id), array_agg(n.test_result_id) into tenants, tests
  from (select distinct tenant_id, test_result_id from new_reports where released_at is not null) n;
  if tests is not null then
    perform app.pass_drugs_of(tenants, tests);
    perform app.pass_details_of(tenants, tests);
  end if;
  return null;
end
$$;

create function app.pass_on_new_lines() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  tenants integer[];
  tests bigint[];
begin
  select array_agg(n.tenant_id), array_agg(n.test_result_id) into tenants, tests
  from new_instants n where n.drug_adulterant_results <> '[]';
  if tests is not null then
    perform app.pass_drugs_of(tenants, tests);
  end if;
  return null;
end
$$;
revoke execute on function app.pass_drugs_of(integer[], bigint[]), app.pass_details_of(integer[], bigint[]),
  app.pass_on_new_reports(), app.pass_on_new_lines() from public;

drop trigger pass_positive_drugs on test_reports;
drop trigger pass_mis_detail on test_reports;
drop trigger pass_positive_drugs on instant_tests;
create trigger pass_positive_drugs after update of released_at on test_reports
  for each row when (new.released_at is not null) execute function app.pass_positive_drugs();
create trigger pass_mis_detail after update of released_at on test_reports
  for each row when (new.released_at is not null) execute function app.pass_mis_detail();
create trigger pass_positive_drugs after update of drug_adulterant_results on instant_tests
  for each row when (new.drug_adulterant_results <> '[]') execute function app.pass_positive_drugs();
create trigger pass_on_new_reports after insert on test_reports referencing new table as new_reports
  for each statement execute function app.pass_on_new_reports();
create trigger pass_on_new_lines after insert on instant_tests referencing new table as new_instants
  for each statement execute function app.pass_on_new_lines();

-- An agency with one category says it by itself (0188), without a look at the person: three of four DOT tests are under it.
create or replace function app.pass_order_facts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  with facts as materialized (
    select t.tenant_id, t.id, t.is_alcohol or o.test_type = 'ALCOHOL' as is_alcohol,
      case when t.program = 'DOT' and o.testing_agency is not null
        then coalesce(lone.category, app.employee_category_of(t.tenant_id, t.test_case_id, o.testing_agency)) end as category
    from new_orders o
    join public.test_results t on t.tenant_id = o.tenant_id and t.id = o.test_result_id
    left join (select a.agency, min(g.id) as category
      from public.dot_agencies a join public.dot_employee_categories g on g.agency_id = a.id
      group by a.agency having count(*) = 1) lone on lone.agency = o.testing_agency
    where (t.program = 'DOT' and o.testing_agency is not null) or o.test_type = 'ALCOHOL')
  update public.test_results t set employee_category_id = f.category, is_alcohol = f.is_alcohol
  from facts f
  where t.tenant_id = f.tenant_id and t.id = f.id
    and (t.employee_category_id, t.is_alcohol) is distinct from (f.category, f.is_alcohol);
  return null;
end
$$;
