-- One custody and control form is one specimen of one participant. The key is how an id is compared, without blanks
-- and hyphens; where it was entered twice before, the first keeps it and the others say so when they are saved next.
alter table run_participants add column specimen_key text collate "C";
update run_participants p set specimen_key = first.key
from (
  select distinct on (tenant_id, key) tenant_id, id, key from (
    select tenant_id, id, nullif(regexp_replace(lower(specimen_id), '[^[:alnum:]]', '', 'g'), '') as key
    from run_participants where specimen_id is not null) k
  where key is not null order by tenant_id, key, id) first
where p.tenant_id = first.tenant_id and p.id = first.id;
create unique index run_participants_specimen on run_participants (tenant_id, specimen_key)
  where specimen_key is not null;
grant update (specimen_key) on run_participants to assay_app;

-- Who is in a pool is found by name and date of birth, and by the last digits of the SSN, whatever number the license
-- has. As with number_key, pool and value are one text, which an index can answer below row-level security.
alter table test_pool_members
  add column person_key text collate "C" generated always as (
    test_pool_id::text || ' ' || lpad(extract(year from date_of_birth)::text, 4, '0')
    || '-' || lpad(extract(month from date_of_birth)::text, 2, '0')
    || '-' || lpad(extract(day from date_of_birth)::text, 2, '0')
    || ' ' || translate(lower(last_name), ' -.''’', '') || chr(31) || translate(lower(first_name), ' -.''’', '')) stored,
  add column ssn_key text collate "C" generated always as (test_pool_id::text || ' ' || ssn_last_digits) stored,
  drop column search_text;
-- Found as "Ann Moss" and as "Moss, Ann", by the ID number or the license, with and without its hyphens.
alter table test_pool_members add column search_text text not null generated always as (
  lower(last_name || ', ' || first_name || ' ' || last_name || chr(31) || coalesce(id_number, cdl_number, '')
    || case when cdl_number ~ '[^A-Za-z0-9]' then chr(31) || regexp_replace(cdl_number, '[^A-Za-z0-9]', '', 'g') else '' end)) stored;
create index test_pool_members_search
  on test_pool_members using gin (tenant_id, test_pool_id, search_text gin_trgm_ops);
create index test_pool_members_person on test_pool_members (tenant_id, person_key)
  where deleted_at is null and person_key is not null;
create index test_pool_members_ssn_digits on test_pool_members (tenant_id, ssn_key)
  where deleted_at is null and ssn_key is not null;
