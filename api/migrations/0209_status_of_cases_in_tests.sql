-- Whether its case is open stands in the row of each test: the list of tests asks for it, and looked at a million cases to say
-- how many tests are in closed ones. It tells no more than the case does, which everybody sees who sees the test.
alter table test_results add column case_status text not null default 'OPEN'
  constraint test_results_case_status check (case_status in ('OPEN', 'CLOSED'));

create or replace function app.copy_test_case() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  c public.test_cases;
begin
  select * into strict c from public.test_cases t where t.tenant_id = new.tenant_id and t.id = new.test_case_id;
  new.company_id := c.company_id;
  new.location_id := c.location_id;
  new.program := c.program;
  new.case_status := c.status;
  new.reason_for_test := c.reason_for_test;
  new.run_participant_id := c.run_participant_id;
  new.donor_first_name_key := c.first_name_key;
  new.donor_last_name_key := c.last_name_key;
  new.donor_primary_id_key := c.primary_id_key;
  -- Full names are found, and no search matches across two of these.
  new.search_text := lower(concat_ws(chr(31), c.first_name || ' ' || c.last_name, c.primary_id, new.specimen_id, c.id));
  return new;
end
$$;

create function app.pass_on_case_status() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.test_results t set case_status = n.status
  from new_cases n join old_cases o on o.tenant_id = n.tenant_id and o.id = n.id
  where o.status <> n.status and t.tenant_id = n.tenant_id and t.test_case_id = n.id;
  return null;
end
$$;
revoke execute on function app.pass_on_case_status() from public;
create trigger pass_on_case_status after update on test_cases referencing old table as old_cases new table as new_cases
  for each statement execute function app.pass_on_case_status();

update test_results t set case_status = c.status
from test_cases c where c.tenant_id = t.tenant_id and c.id = t.test_case_id and c.status <> t.case_status;
create index test_results_case_status on test_results (tenant_id, case_status, created_at desc, id) where deleted_at is null;
-- Tests of one status are few, and lie anywhere among the others.
create index test_results_test_status on test_results (tenant_id, test_status, created_at desc, id) where deleted_at is null;

-- Tests are counted by it as well (0173).
do $$
declare
  counted constant text := 'select tenant_id, jsonb_build_array(test_type, test_status, result_type, outcome, program, reason_for_test,
      specimen_type_id, provider, acknowledgment_type, is_error, case_status)::text as combination, test_type, test_status, result_type,
    outcome, program, reason_for_test, specimen_type_id, provider, acknowledgment_type, is_error, case_status, 1 as rows
    from %s where deleted_at is null';
  along constant text[] := '{test_type,test_status,result_type,outcome,program,reason_for_test,specimen_type_id,provider,acknowledgment_type,is_error,case_status}';
  kind text;
begin
  foreach kind in array array['insert', 'update', 'delete'] loop
    execute format('drop trigger %I on test_results', 'keep_kept_test_counts_on_' || kind);
    execute format('drop function app.%I()', 'keep_kept_test_counts_of_test_results_on_' || kind);
  end loop;
  delete from app.kept_sums k where k.source = 'test_results' and k.target = 'kept_test_counts';
  delete from kept_test_counts;
  alter table kept_test_counts add column case_status text not null;
  perform app.keep_sums_of('test_results', 'kept_test_counts', counted, '{tenant_id,combination}', along, '{rows}');
  perform app.fill_sums('test_results', 'kept_test_counts', counted, '{tenant_id,combination}', along, '{rows}');
end
$$;
