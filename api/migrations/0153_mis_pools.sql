-- Regulated pools of an agency that a company or a consortium of it has, with the days of a year on which they were drawn:
-- what the averages of the MIS report are made of (ADR 111). Pools and runs of consortiums are out of sight of client users
-- (0095), whose report would leave out the people of such a pool; members themselves stay those in sight. The report takes of
-- it the pools of which it has members, and answers averages. A client user asks of the own company alone.
create function app.mis_pools(of_company bigint, of_agency text, of_year integer)
  returns table (test_pool_id bigint, run_days date[])
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select p.id, array(
    select r.run_date from public.selection_runs r
    where r.tenant_id = p.tenant_id and r.test_pool_id = p.id and r.invalidated_at is null and r.deleted_at is null
      and r.run_date between make_date(of_year, 1, 1) and make_date(of_year, 12, 31))
  from public.test_pools p join public.dot_agencies a on a.id = p.testing_agency_id
  where p.tenant_id = app.tenant_id() and a.agency = of_agency and p.is_regulated and p.deleted_at is null
    and (app.company_id() is null or app.company_id() = of_company)
    and (p.company_id = of_company or p.consortium_id in (
      select e.consortium_id from public.consortium_companies e
      where e.tenant_id = app.tenant_id() and e.company_id = of_company));
end;
revoke execute on function app.mis_pools(bigint, text, integer) from public;
grant execute on function app.mis_pools(bigint, text, integer) to assay_app;
