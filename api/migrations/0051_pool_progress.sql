-- What the progress of a random test pool is reckoned by (decision 6).

create function app.months_of_interval(modality text) returns integer
  language sql immutable parallel safe
  return case modality when 'monthly' then 1 when 'quarterly' then 3 when 'semiannual' then 6 when 'annual' then 12 end;

-- Whole selection intervals between the first day of a programme and a day, as draw/src/periods.ts counts
-- them: months end on their last day where they have no such day, which age() would not do.
create function app.intervals_passed(first_day date, modality text, day date) returns integer
  language sql immutable parallel safe
  return case
    when day < first_day or modality = 'onetime' then 0
    when modality = 'weekly' then (day - first_day) / 7
    when modality = 'biweekly' then (day - first_day) / 14
    else
      (12 * (extract(year from day) - extract(year from first_day)) + extract(month from day) - extract(month from first_day))::integer
        / app.months_of_interval(modality)
      - (first_day + make_interval(months =>
          (12 * (extract(year from day) - extract(year from first_day)) + extract(month from day) - extract(month from first_day))::integer
          / app.months_of_interval(modality) * app.months_of_interval(modality)) > day)::integer
  end;
