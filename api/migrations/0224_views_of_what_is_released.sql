-- Who opened a test while it was ordered has not read its result: the mark of lists goes with each release. When they opened it
-- stays for who asks who had read what.
alter table test_result_views add column is_outdated boolean not null default false;
create index test_result_views_of_a_test on test_result_views (tenant_id, test_result_id) where not is_outdated;

update test_result_views v set is_outdated = true
from (select tenant_id, test_result_id, max(released_at) as at from test_reports where released_at is not null group by 1, 2) released
where released.tenant_id = v.tenant_id and released.test_result_id = v.test_result_id and v.viewed_at < released.at;

create function app.outdate_views() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_result_views v set is_outdated = true
  from new_rows n
  where n.released_at is not null and v.tenant_id = n.tenant_id and v.test_result_id = n.test_result_id
    and not v.is_outdated and v.viewed_at < n.released_at;
  return null;
end
$$;
revoke execute on function app.outdate_views() from public;
create trigger outdate_views_of_new after insert on test_reports
  referencing new table as new_rows for each statement execute function app.outdate_views();
create trigger outdate_views_of_released after update on test_reports
  referencing new table as new_rows for each statement execute function app.outdate_views();
