-- Screening cutoffs of a drug by the day from which they hold (contract §12): 49 CFR 40.85 and 40.91 change, and what
-- was tested under a cutoff stays as it was. A row holds until the next one of the drug.
create table drug_cutoffs (
  tenant_id integer not null default app.tenant_id() references tenants (id),
  drug_adulterant_id bigint not null,
  valid_from date not null,
  urine_col text,
  oral_fluid_col text,
  hair_col text,
  primary key (tenant_id, drug_adulterant_id, valid_from),
  foreign key (tenant_id, drug_adulterant_id) references drug_adulterants (tenant_id, id)
);
select app.protect('drug_cutoffs', 'tenant');

-- The table of 49 CFR 40.85 holds since 2018, that of 40.91 since June 2023.
insert into drug_cutoffs (tenant_id, drug_adulterant_id, valid_from, urine_col, hair_col)
  select tenant_id, id, '2018-01-01', urine_col, hair_col from drug_adulterants
  where urine_col is not null or hair_col is not null;
insert into drug_cutoffs (tenant_id, drug_adulterant_id, valid_from, urine_col, oral_fluid_col, hair_col)
  select tenant_id, id, '2023-06-01', urine_col, oral_fluid_col, hair_col from drug_adulterants
  where oral_fluid_col is not null;

alter table drug_adulterants
  drop column urine_col, drop column oral_fluid_col, drop column hair_col,
  add constraint drug_adulterants_mis_drugs check (type = 'DRUG' or not is_mis_dot),
  -- Kept by app.count_drug_uses of the tables that name drugs.
  add column number_of_test_panels integer not null default 0,
  add column number_of_test_codes integer not null default 0;

-- Keeps a counter of drugs and adulterants with each statement on a table whose rows name them in
-- drug_adulterant_ids and are gone with deleted_at. Argument: the counter's column.
create function app.count_drug_uses() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  source text := case tg_op
    when 'INSERT' then 'select 1 as sign, r.* from new_rows r'
    else 'select 1 as sign, r.* from new_rows r union all select -1 as sign, r.* from old_rows r'
  end;
begin
  execute format(
    'with d as (
       select r.tenant_id, u.id, sum(r.sign) as uses from (%s) r cross join unnest(r.drug_adulterant_ids) u (id)
       where r.deleted_at is null group by r.tenant_id, u.id having sum(r.sign) <> 0)
     update public.drug_adulterants a set %2$I = a.%2$I + d.uses from d
     where a.tenant_id = d.tenant_id and a.id = d.id', source, tg_argv[0]);
  return null;
end
$$;
revoke execute on function app.count_drug_uses() from public;

-- select app.keep_drug_uses('test_codes', 'number_of_test_codes')
create function app.keep_drug_uses(table_name regclass, counter text) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  execute format('create trigger count_drugs_inserted after insert on %s referencing new table as new_rows
    for each statement execute function app.count_drug_uses(%L)', table_name, counter);
  execute format('create trigger count_drugs_updated after update on %s referencing new table as new_rows old table as old_rows
    for each statement execute function app.count_drug_uses(%L)', table_name, counter);
end
$$;
revoke execute on function app.keep_drug_uses(regclass, text) from public;
