-- The pages of form DOT F 1385 (ADR 111, 112): the employee category of whom a test is of, and what its columns ask for
-- besides the outcome.
alter table test_results
  add column employee_category_id smallint references dot_employee_categories (id),
  -- A refusal by a shy bladder or lung, or the band of a confirmed alcohol test, as far as it was entered.
  add column mis_detail text collate "C" check (mis_detail in ('SHY', 'ALCOHOL_LOW', 'ALCOHOL_HIGH'));
alter table test_results add constraint test_results_wall_of_details check (
  mis_detail is null or not goes_through_mro or released_at is not null or test_status = 'REFUSAL_TO_TEST');

-- People of pools by their company and number.
create index test_pool_members_of_company on test_pool_members (tenant_id, company_id, id_number_key)
  where id_number_key is not null;
create index test_pool_members_of_license on test_pool_members (tenant_id, company_id, lower(cdl_number) collate "C")
  where cdl_number is not null;

-- The category of whom a case is of, under an agency: of the person who was drawn, the only one that the agency has, or that
-- of a member of a pool of the company with the donor's number. Null where none of them tells.
create function app.employee_category_of(tenant integer, test_case bigint, agency_name text) returns smallint
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  with categories as (
    select g.id from public.dot_employee_categories g join public.dot_agencies a on a.id = g.agency_id where a.agency = agency_name)
  select coalesce(
    (select v.employee_category_id from public.run_participants p
      join public.test_pool_member_versions v on v.tenant_id = p.tenant_id and v.member_id = p.member_id and v.version = p.person_version
      where p.tenant_id = tenant and p.id = c.run_participant_id and v.employee_category_id in (select id from categories)),
    (select min(id) from categories having count(*) = 1),
    (select m.employee_category_id from public.test_pool_members m
      where m.tenant_id = tenant and m.company_id = c.company_id and c.primary_id_key is not null
        and (m.id_number_key = c.primary_id_key or lower(m.cdl_number) collate "C" = c.primary_id_key)
        and m.employee_category_id in (select id from categories)
      order by m.deleted_at is null desc, m.id desc limit 1))
  from public.test_cases c where c.tenant_id = tenant and c.id = test_case
$$;
revoke execute on function app.employee_category_of(integer, bigint, text) from public;

-- What an order tells of its test.
create function app.pass_order_facts() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_results t
  set employee_category_id = case when t.program = 'DOT' and o.testing_agency is not null
      then app.employee_category_of(t.tenant_id, t.test_case_id, o.testing_agency) end,
    is_alcohol = t.is_alcohol or o.test_type = 'ALCOHOL'
  from new_orders o
  where t.tenant_id = o.tenant_id and t.id = o.test_result_id
    and ((t.program = 'DOT' and o.testing_agency is not null) or o.test_type = 'ALCOHOL');
  return null;
end
$$;
revoke execute on function app.pass_order_facts() from public;
create trigger pass_order_facts after insert on lab_orders referencing new table as new_orders
  for each statement execute function app.pass_order_facts();

-- What the columns ask for of a result that was entered: of a concentration its band, 49 CFR 40.285 and form DOT F 1385.
create function app.mis_detail_of(details jsonb) returns text
  language sql immutable parallel safe set search_path = pg_catalog, pg_temp
as $$
  select case
    when details ->> 'refusalReason' in ('RESULT_SHY_BLADDER', 'RESULT_SHY_LUNG') then 'SHY'
    when (confirmation ->> 'specimenTypeId')::integer = 4 and (confirmation ->> 'result')::numeric >= 0.04 then 'ALCOHOL_HIGH'
    when (confirmation ->> 'specimenTypeId')::integer = 4 and (confirmation ->> 'result')::numeric >= 0.02 then 'ALCOHOL_LOW'
  end
  from (select nullif(details -> 'alcoholTest2', 'null'::jsonb) as confirmation) c
$$;
revoke execute on function app.mis_detail_of(jsonb) from public;

-- The detail of the last entry, as far as everybody may know it: beside a report once that is released.
create function app.pass_mis_detail() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_results t set mis_detail = app.mis_detail_of(e.details)
  from public.manual_entries e left join public.test_reports r on r.tenant_id = e.tenant_id and r.id = e.test_report_id
  where e.tenant_id = new.tenant_id and e.test_result_id = new.test_result_id
    and t.tenant_id = e.tenant_id and t.id = e.test_result_id
    and (e.test_report_id is null or r.released_at is not null)
    and (not t.goes_through_mro or t.released_at is not null or t.test_status = 'REFUSAL_TO_TEST')
    and t.mis_detail is distinct from app.mis_detail_of(e.details);
  return null;
end
$$;
revoke execute on function app.pass_mis_detail() from public;
create trigger pass_mis_detail after insert on manual_entries for each row execute function app.pass_mis_detail();
create trigger pass_mis_detail after insert or update of released_at on test_reports
  for each row when (new.released_at is not null) execute function app.pass_mis_detail();

-- Tests that there are already.
update test_results t
set employee_category_id = case when t.program = 'DOT' and o.testing_agency is not null
    then app.employee_category_of(t.tenant_id, t.test_case_id, o.testing_agency) end,
  is_alcohol = t.is_alcohol or o.test_type = 'ALCOHOL'
from lab_orders o
where t.tenant_id = o.tenant_id and t.id = o.test_result_id
  and ((t.program = 'DOT' and o.testing_agency is not null) or o.test_type = 'ALCOHOL');
update test_results t set mis_detail = app.mis_detail_of(e.details)
from manual_entries e left join test_reports r on r.tenant_id = e.tenant_id and r.id = e.test_report_id
where e.tenant_id = t.tenant_id and e.test_result_id = t.id and app.mis_detail_of(e.details) is not null
  and (e.test_report_id is null or r.released_at is not null)
  and (not t.goes_through_mro or t.released_at is not null or t.test_status = 'REFUSAL_TO_TEST');
