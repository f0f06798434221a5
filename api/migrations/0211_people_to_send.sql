-- Who was drawn and has to go, for those who answer for where they work (ADR 119). Pools and runs belong to a company, so
-- their rows are out of a location manager's sight; the functions below answer of them what decision 46 allows to be known.

-- The locations that the transaction may see: those of a manager, else all of the company, else all of the tenant.
create function app.locations_in_sight() returns bigint[]
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select case when current_setting('role') = 'assay_manager' then app.visible_location_ids() else array(
    select l.id from public.locations l
    where l.tenant_id = app.tenant_id() and (current_setting('role') = 'assay_app' or l.company_id = app.company_id())) end;
end;
revoke execute on function app.locations_in_sight() from public;

-- Whom the caller could send: people whom a run selected, some test of theirs not done, by the location where they work now.
-- Which periods are over is a rule of the application, which has what it goes by. Kinds whose specimen was collected are done
-- with for whoever sends people, long before a result is released.
create function app.drawn_here() returns table (
  id bigint, first_name text, last_name text, company_id bigint, location_id bigint, for_drugs boolean, for_alcohol boolean,
  participant_id bigint, notified_at timestamptz, notified_by text, test_result_id bigint,
  period integer, run_date date, invalidated_at timestamptz, test_pool_id bigint, modality text,
  program_start_date date, program_end_date date, frozen_at timestamptz, deactivated_at timestamptz)
  language sql stable security definer set search_path = pg_catalog, pg_temp
begin atomic
  select m.id, m.first_name, m.last_name, m.company_id, m.location_id, needs.drugs, needs.alcohol,
    t.id, t.notified_at, t.notified_by, tests.uncollected,
    r.period, r.run_date, r.invalidated_at, p.id, p.modality, p.program_start_date, p.program_end_date, p.frozen_at, p.deactivated_at
  from public.test_pools p
  -- The index of a pool by location: a manager's people are few among a million.
  join public.test_pool_members m on m.tenant_id = p.tenant_id and m.test_pool_id = p.id
    and m.location_id = any ((select app.locations_in_sight())::bigint[])
  join public.run_participants t on t.tenant_id = m.tenant_id and t.member_id = m.id
  join public.selection_runs r on r.tenant_id = t.tenant_id and r.id = t.run_id
  cross join lateral (
    select coalesce(bool_or(x.collected and x.drug), false) as drugs, coalesce(bool_or(x.collected and x.alcohol), false) as alcohol,
      max(x.id) filter (where x.open) as uncollected
    from (
      select s.id, coalesce(o.test_type <> 'ALCOHOL', s.specimen_type_id <> 4) as drug,
        coalesce(o.test_type <> 'DRUG', s.specimen_type_id = 4) as alcohol,
        s.collected_at is not null or s.received_at is not null as collected,
        s.test_type = 'LAB' and s.collected_at is null and s.received_at is null
          and s.test_status in ('PENDING_CREATION', 'CREATION_FAILED', 'ORDERED', 'PENDING') as open
      from public.test_results s
      left join public.lab_orders o on o.tenant_id = s.tenant_id and o.test_result_id = s.id
      where s.tenant_id = t.tenant_id and s.run_participant_id = t.id and s.deleted_at is null
        and s.test_status not in ('COLLECTION_CANCELLED', 'EXPIRED_NO_SHOW', 'LAB_REJECTED', 'UNABLE_TO_PROVIDE', 'EXCUSED')) x) tests
  cross join lateral (
    select t.selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')
        and t.drug_completed_at is null and not tests.drugs as drugs,
      t.selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL')
        and t.alcohol_completed_at is null and not tests.alcohol as alcohol) needs
  where p.tenant_id = app.tenant_id() and t.deleted_at is null
    and (current_setting('role') = 'assay_app' or p.company_id is null or p.company_id = app.company_id())
    and (current_setting('role') = 'assay_app' or m.company_id = app.company_id())
    and ((t.selection_status in ('SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and t.drug_completed_at is null)
      or (t.selection_status in ('SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL') and t.alcohol_completed_at is null))
    and (needs.drugs or needs.alcohol);
end;
revoke execute on function app.drawn_here() from public;
grant execute on function app.drawn_here() to assay_app;

-- Notes of people whom the caller could send that they were told, or takes that back; answers what stood there before.
create function app.note_drawn_here(participants bigint[], told_at timestamptz, told_by text)
  returns table (participant_id bigint, notified_by text)
  language sql volatile security definer set search_path = pg_catalog, pg_temp
begin atomic
  with before as (
    select t.id, t.notified_by from public.run_participants t
    where t.tenant_id = app.tenant_id() and t.id = any (participants)
      and t.id in (select here.participant_id from app.drawn_here() here)
      and (t.notified_at is null) <> (told_at is null)
    for no key update),
  noted as (
    update public.run_participants t set notified_at = told_at, notified_by = told_by, version = t.version + 1, updated_at = now()
    from before where t.tenant_id = app.tenant_id() and t.id = before.id returning t.id)
  select before.id, before.notified_by from before join noted on noted.id = before.id;
end;
revoke execute on function app.note_drawn_here(bigint[], timestamptz, text) from public;
grant execute on function app.note_drawn_here(bigint[], timestamptz, text) to assay_app;
