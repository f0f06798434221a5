-- A draw pins the person of each member: the line of a snapshot ends with the hash of the person (`assay-draw-2`), and
-- a participant has the version that was drawn. Hashes do not get smaller: trying to took most of the writing.
alter table selection_snapshots alter column lines set storage external;

-- Earlier runs have the earliest version that was kept.
alter table run_participants add column person_version integer not null default 1;
alter table run_participants alter column person_version drop default;

-- Members who are not as they were first, of whom a draw has to know which version it draws.
create index test_pool_members_changed on test_pool_members (tenant_id, test_pool_id, id) where person_version > 1;

-- Participants whose version is not the person that the draw kept, in the lines of its snapshot.
create function app.drawn_persons_verify() returns table (tenant_id integer, id bigint, problem text)
  language sql stable
begin atomic
  select p.tenant_id, p.id, 'of run ' || p.run_id || ' is not shown as drawn: version ' || p.person_version || ' of member '
    || p.member_id || case when v.version is null then ' is missing' else ' was changed' end
  from (
    select s.tenant_id, s.run_id, split_part(line, ' ', 1)::bigint as member_id, split_part(line, ' ', 4) as person
    from public.selection_snapshots s cross join lateral string_to_table(s.lines, E'\n') as line) l
  join public.run_participants p
    on p.tenant_id = l.tenant_id and p.run_id = l.run_id and p.member_id = l.member_id
  left join public.test_pool_member_versions v
    on v.tenant_id = p.tenant_id and v.member_id = p.member_id and v.version = p.person_version
  where l.person <> '' and l.person is distinct from encode(app.person_hash(v.name_salt, v.first_name, v.last_name,
    v.details_salt, v.id_number, v.state, v.cdl_number, v.date_of_birth, v.ssn_last_digits, v.ssn_sealed, v.other_id,
    v.observation_required, v.employee_category_id, v.location_id), 'hex')
  order by p.tenant_id, p.id;
end;
revoke execute on function app.drawn_persons_verify() from public;
