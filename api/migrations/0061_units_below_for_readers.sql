-- Who is told of a draw is who may read it, so the application has to know what is below a manager's units as a
-- session does. Called by the application it sees what the application sees: the units of its tenant.
alter function app.units_below(integer, bigint[]) security invoker;
grant execute on function app.units_below(integer, bigint[]) to assay_app;
