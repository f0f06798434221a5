-- Who was a member stays on record: each state of what tells a person apart is a version, written by the database
-- itself in the statement that brings it about, so that no way of saving can forget it (decision 20).

-- A text with its length in bytes in front, so that no two rows of texts read alike: `5:Robin,`; `-,` without a value.
create function app.netstring(value text) returns text language sql immutable parallel safe
  return coalesce(octet_length(value)::text || ':' || value || ',', '-,');
-- A text as its bytes in UTF-8. (`convert_to` may not stand in a generated column.)
create function app.bytes(value text) returns bytea language sql immutable parallel safe
  return replace(value, '\', '\\')::bytea;

/*
 * What a draw keeps of a person (docs/provable-draw.md): the hash of two hashes, of the name and of the details, each
 * with a salt of its own, so that one can be shown without the other.
 */
create function app.person_hash(name_salt uuid, first_name text, last_name text, details_salt uuid, id_number text,
    state text, cdl_number text, date_of_birth date, ssn_last_digits text, ssn_sealed text, other_id text,
    observation_required boolean, employee_category_id bigint, location_id bigint) returns bytea
  language sql immutable parallel safe
  return sha256(
    sha256(uuid_send(name_salt) || app.bytes(app.netstring(first_name) || app.netstring(last_name)))
    || sha256(uuid_send(details_salt) || app.bytes(
      app.netstring(id_number) || app.netstring(state) || app.netstring(cdl_number)
      || coalesce('10:' || lpad(extract(year from date_of_birth)::text, 4, '0')
        || '-' || lpad(extract(month from date_of_birth)::text, 2, '0')
        || '-' || lpad(extract(day from date_of_birth)::text, 2, '0') || ',', '-,')
      || app.netstring(ssn_last_digits) || coalesce('64:' || encode(sha256(ssn_sealed::bytea), 'hex') || ',', '-,')
      || app.netstring(other_id) || app.netstring(observation_required::text)
      || app.netstring(employee_category_id::text) || app.netstring(location_id::text))));

alter table test_pool_members
  add column person_version integer not null default 1,
  add column name_salt uuid not null default gen_random_uuid(),
  add column details_salt uuid not null default gen_random_uuid(),
  add column person_hash bytea not null generated always as (
    app.person_hash(name_salt, first_name, last_name, details_salt, id_number, state, cdl_number, date_of_birth,
      ssn_last_digits, ssn_sealed, other_id, observation_required, employee_category_id, location_id)) stored;

create table test_pool_member_versions (
  tenant_id integer not null,
  member_id bigint not null,
  version integer not null,
  -- Of the pool: what the scope of client users goes by.
  company_id bigint not null,
  location_id bigint not null,
  first_name text not null,
  last_name text not null,
  id_number text,
  ssn_sealed text,
  ssn_last_digits text,
  state text,
  cdl_number text,
  date_of_birth date,
  observation_required boolean,
  other_id text,
  employee_category_id smallint,
  name_salt uuid not null,
  details_salt uuid not null,
  valid_from timestamptz not null default now(),
  -- Who saved it; nobody when it came past the application.
  changed_by_tenant_id integer,
  changed_by_user_id bigint,
  primary key (tenant_id, member_id, version)
);
select app.protect('test_pool_member_versions', 'location');
-- They are written by the triggers below alone, and never changed.
revoke insert, update, delete on test_pool_member_versions from assay_app;

-- What was saved before is the first version; it has stood so at least since its row was touched last.
insert into test_pool_member_versions (tenant_id, member_id, version, company_id, location_id, first_name, last_name,
  id_number, ssn_sealed, ssn_last_digits, state, cdl_number, date_of_birth, observation_required, other_id,
  employee_category_id, name_salt, details_salt, valid_from)
select tenant_id, id, 1, company_id, location_id, first_name, last_name, id_number, ssn_sealed, ssn_last_digits, state,
  cdl_number, date_of_birth, observation_required, other_id, employee_category_id, name_salt, details_salt, updated_at
from test_pool_members order by tenant_id, id;

-- Counts a version, with salts of its own, when something that tells the person apart changes.
create function app.number_person() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  new.person_version := old.person_version;
  new.name_salt := old.name_salt;
  new.details_salt := old.details_salt;
  if (new.first_name, new.last_name, new.id_number, new.state, new.cdl_number, new.date_of_birth, new.ssn_sealed,
      new.ssn_last_digits, new.other_id, new.observation_required, new.employee_category_id, new.location_id)
    is distinct from (old.first_name, old.last_name, old.id_number, old.state, old.cdl_number, old.date_of_birth,
      old.ssn_sealed, old.ssn_last_digits, old.other_id, old.observation_required, old.employee_category_id,
      old.location_id)
  then
    new.person_version := old.person_version + 1;
    new.name_salt := gen_random_uuid();
    new.details_salt := gen_random_uuid();
  end if;
  return new;
end
$$;
revoke execute on function app.number_person() from public;
create trigger number_person before update on test_pool_members
  for each row execute function app.number_person();

-- Keeps the versions that a statement brought about. `app.actor` is `<home tenant> <user>` of who is signed in.
create function app.keep_persons() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  actor text := nullif(current_setting('app.actor', true), '');
begin
  if tg_op = 'INSERT' then
    insert into public.test_pool_member_versions
    select tenant_id, id, person_version, company_id, location_id, first_name, last_name, id_number, ssn_sealed,
      ssn_last_digits, state, cdl_number, date_of_birth, observation_required, other_id, employee_category_id,
      name_salt, details_salt, now(), split_part(actor, ' ', 1)::integer, split_part(actor, ' ', 2)::bigint
    from new_rows;
  else
    insert into public.test_pool_member_versions
    select n.tenant_id, n.id, n.person_version, n.company_id, n.location_id, n.first_name, n.last_name, n.id_number,
      n.ssn_sealed, n.ssn_last_digits, n.state, n.cdl_number, n.date_of_birth, n.observation_required, n.other_id,
      n.employee_category_id, n.name_salt, n.details_salt, now(), split_part(actor, ' ', 1)::integer,
      split_part(actor, ' ', 2)::bigint
    from new_rows n join old_rows o on o.tenant_id = n.tenant_id and o.id = n.id
    where n.person_version <> o.person_version;
  end if;
  return null;
end
$$;
revoke execute on function app.keep_persons() from public;
create trigger keep_inserted_persons after insert on test_pool_members referencing new table as new_rows
  for each statement execute function app.keep_persons();
create trigger keep_updated_persons after update on test_pool_members
  referencing new table as new_rows old table as old_rows
  for each statement execute function app.keep_persons();

-- Members that are not as their newest version says: somebody changed one of the two past the triggers.
create function app.persons_verify() returns table (tenant_id integer, id bigint, problem text)
  language sql stable
begin atomic
  select m.tenant_id, m.id, case when v.version is null then 'has no version of what it says'
    else 'is not as its version ' || v.version || ' says' end
  from public.test_pool_members m
  left join public.test_pool_member_versions v
    on v.tenant_id = m.tenant_id and v.member_id = m.id and v.version = m.person_version
  where v.version is null or m.person_hash is distinct from app.person_hash(v.name_salt, v.first_name, v.last_name,
    v.details_salt, v.id_number, v.state, v.cdl_number, v.date_of_birth, v.ssn_last_digits, v.ssn_sealed, v.other_id,
    v.observation_required, v.employee_category_id, v.location_id)
  order by m.tenant_id, m.id;
end;
revoke execute on function app.persons_verify() from public;
