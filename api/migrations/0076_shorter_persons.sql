-- The hash of a person stands in a line of a snapshot in base64: twenty digits less a member, and written faster.
create or replace function app.drawn_persons_verify() returns table (tenant_id integer, id bigint, problem text)
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
    v.observation_required, v.employee_category_id, v.location_id), 'base64')
  order by p.tenant_id, p.id;
end;
