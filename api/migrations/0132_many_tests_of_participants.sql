-- Thousands of orders of a run are stored in one statement: what follows for their participants is written for all of them at once.
-- A participant is settled alone only where a test is done, or where its order asks for another kind than its specimen says.
drop trigger settle_participant on test_results;
drop trigger settle_participant on lab_orders;
drop function app.settle_by_order();

create function app.settle_by_new_tests() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update public.run_participants p set drug_ordered = p.drug_ordered or n.drug,
    alcohol_ordered = p.alcohol_ordered or n.alcohol, version = version + 1, updated_at = now()
  from (
    select t.tenant_id, t.run_participant_id as id, bool_or(t.specimen_type_id <> 4) as drug, bool_or(t.specimen_type_id = 4) as alcohol
    from new_tests t where t.run_participant_id is not null and app.participation_of(t::public.test_results) = 'OPEN'
    group by t.tenant_id, t.run_participant_id) n
  where p.tenant_id = n.tenant_id and p.id = n.id;
  perform app.settle_participant(t.tenant_id, t.run_participant_id, true) from new_tests t
  where t.run_participant_id is not null and app.participation_of(t::public.test_results) = 'DONE';
  return null;
end
$$;
create function app.settle_by_new_orders() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.settle_participant(t.tenant_id, t.run_participant_id, app.participation_of(t) = 'DONE')
  from new_orders o join public.test_results t on t.tenant_id = o.tenant_id and t.id = o.test_result_id
  where t.run_participant_id is not null and o.test_type <> case t.specimen_type_id when 4 then 'ALCOHOL' else 'DRUG' end;
  return null;
end
$$;
revoke execute on function app.settle_by_new_tests(), app.settle_by_new_orders() from public;
create trigger settle_participants after insert on test_results referencing new table as new_tests
  for each statement execute function app.settle_by_new_tests();
create trigger settle_participants after insert on lab_orders referencing new table as new_orders
  for each statement execute function app.settle_by_new_orders();
create trigger settle_participant after update of test_status, mro_result, result_type, deleted_at on test_results
  for each row when (new.run_participant_id is not null) execute function app.settle_by_test();
