-- What the progress of pools is reckoned from and depends on no day: kept with the pool, by every write to it. A function in SQL
-- that reads from a subselect is planned anew by each call, which was nine tenths of the time of a page.
create or replace function app.program_target(basis_points integer, members integer, is_regulated boolean, first_day date, modality text, last_day date)
  returns bigint
  language plpgsql immutable parallel safe
as $$
declare
  periods integer := app.intervals_passed(first_day, modality, last_day) + 1;
  of_year integer := greatest(periods, case when is_regulated then
    case modality when 'weekly' then 52 when 'biweekly' then 26 when 'monthly' then 12 when 'quarterly' then 4
      when 'semiannual' then 2 else 1 end end);
begin
  return (basis_points::bigint * members * periods + 10000 * of_year - 1) / (10000 * of_year);
end
$$;

alter table test_pools
  add column periods integer not null generated always as
    (app.intervals_passed(program_start_date, modality, program_end_date) + 1) stored,
  add column drug_goal bigint generated always as (coalesce(yearly_drug_target::bigint, app.program_target(
    drug_basis_points, active_member_count, is_regulated, program_start_date, modality, program_end_date))) stored,
  add column alcohol_goal bigint generated always as (coalesce(yearly_alcohol_target::bigint, app.program_target(
    alcohol_basis_points, active_member_count, is_regulated, program_start_date, modality, program_end_date))) stored;
