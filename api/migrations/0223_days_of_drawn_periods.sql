-- The days of the period that a run drew for, as they were at the draw: the start of a program can move until its first draw and its
-- year stays, but a document must not follow it. Runs of before have those of the program as it is.
alter table selection_runs
  add column period_start date,
  add column period_end date;

-- Nothing that is kept of runs reads these columns.
alter table selection_runs disable trigger user;
update selection_runs run set
  period_start = app.period_start(pool.program_start_date, run.modality, run.period - 1),
  period_end = least(
    coalesce(app.period_start(pool.program_start_date, run.modality, run.period) - 1, pool.program_end_date), pool.program_end_date)
from test_pools pool
where pool.tenant_id = run.tenant_id and pool.id = run.test_pool_id and run.period is not null;
alter table selection_runs enable trigger user;

alter table selection_runs
  add constraint selection_runs_period_days check (num_nonnulls(period, period_start, period_end) in (0, 3));
