-- Calls that callers made within a minute, counted for all apis of one database (ADR 166). Not logged: after a crash of the
-- server the counts begin anew. The key is a hash: neither an address nor a token stands here.
create unlogged table app.call_windows (
  key bytea primary key,
  ends_at timestamptz not null,
  taken integer not null
);

-- Counts calls of a caller and answers how many that makes since the window opened, and for how long it stays open.
create function app.take_calls(caller bytea, calls integer, span_ms integer, out taken integer, out ms_left integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  at timestamptz := clock_timestamp();
  until timestamptz;
begin
  insert into app.call_windows as w (key, ends_at, taken)
    values (caller, at + span_ms * interval '1 millisecond', calls)
    on conflict (key) do update set
      taken = excluded.taken + case when w.ends_at > at then w.taken else 0 end,
      ends_at = case when w.ends_at > at then w.ends_at else excluded.ends_at end
    returning w.taken, w.ends_at into take_calls.taken, until;
  ms_left := greatest(1, ceil(extract(epoch from until - at) * 1000));
  -- Those that ended go now and then, and nobody waits for one who is counting.
  if random() < 0.01 then
    delete from app.call_windows where key in (
      select w.key from app.call_windows w where w.ends_at < at order by w.key limit 1000 for update skip locked);
  end if;
end
$$;

-- How many calls were counted in windows that are open, and for how long they stay so.
create function app.calls_taken(callers bytea[]) returns table (key bytea, taken integer, ms_left integer)
  language sql security definer set search_path = pg_catalog, pg_temp volatile
as $$
  select w.key, w.taken, greatest(1, ceil(extract(epoch from w.ends_at - clock_timestamp()) * 1000))::integer
    from app.call_windows w where w.key = any (callers) and w.ends_at > clock_timestamp()
$$;

revoke execute on function app.take_calls(bytea, integer, integer), app.calls_taken(bytea[]) from public;
grant execute on function app.take_calls(bytea, integer, integer), app.calls_taken(bytea[]) to assay_app;
