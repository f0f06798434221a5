-- What must be drawn follows from the program (decision 22), and a program that begins during the year asks for the part
-- of the yearly rate that its selection periods are of those of a whole year (decision 23).

-- First day of the period after so many of a program, as draw/src/periods.ts counts them; null after the one of a one-time program.
create function app.period_start(first_day date, modality text, passed integer) returns date
  language sql immutable parallel safe
  return case
    when modality = 'onetime' then case when passed = 0 then first_day end
    when modality = 'weekly' then first_day + 7 * passed
    when modality = 'biweekly' then first_day + 14 * passed
    else (first_day + make_interval(months => passed * app.months_of_interval(modality)))::date
  end;

-- Tests that a yearly rate asks a program for, with so many members: those of its periods alone where a regulated one
-- begins during the year.
create function app.program_target(basis_points integer, members integer, is_regulated boolean, first_day date, modality text, last_day date)
  returns bigint
  language sql immutable parallel safe
  return (
    select (basis_points::bigint * members * p.periods + 10000 * y.periods - 1) / (10000 * y.periods)
    from (select app.intervals_passed(first_day, modality, last_day) + 1 as periods) p
    cross join lateral (select greatest(p.periods, case when is_regulated then
      case modality when 'weekly' then 52 when 'biweekly' then 26 when 'monthly' then 12 when 'quarterly' then 4
        when 'semiannual' then 2 else 1 end end) as periods) y);

alter table test_pools drop column drug_ytd, drop column alcohol_ytd;
alter table test_pools
  add column drug_ytd numeric not null generated always as (trunc(coalesce(
    100.0 * (completed_drug_tests + counted_drug_tests) / nullif(coalesce(yearly_drug_target, app.program_target(
      drug_basis_points, active_member_count, is_regulated, program_start_date, modality, program_end_date)), 0), 0), 2)) stored,
  add column alcohol_ytd numeric not null generated always as (trunc(coalesce(
    100.0 * (completed_alcohol_tests + counted_alcohol_tests) / nullif(coalesce(yearly_alcohol_target, app.program_target(
      alcohol_basis_points, active_member_count, is_regulated, program_start_date, modality, program_end_date)), 0), 0), 2)) stored;

-- The day of the next draw is the first of the period after the latest that was drawn from.
update test_pools t set next_run_date = case when n.next <= n.periods
  then app.period_start(t.program_start_date, t.modality, n.next - 1) end
from (
  select p.tenant_id, p.id, app.intervals_passed(p.program_start_date, p.modality, p.program_end_date) + 1 as periods,
    greatest(
      (select max(r.period) from selection_runs r
        where r.tenant_id = p.tenant_id and r.test_pool_id = p.id and r.invalidated_at is null
          and (not r.override or r.selected_for_drug_testing + r.selected_for_alcohol_testing > 0)
          and r.run_date between p.program_start_date and p.program_end_date),
      app.intervals_passed(p.program_start_date, p.modality,
        least((p.created_at at time zone 'UTC')::date, p.program_end_date))) + 1 as next
  from test_pools p
) n
where n.tenant_id = t.tenant_id and n.id = t.id;
