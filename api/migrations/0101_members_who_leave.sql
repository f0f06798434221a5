-- Members who leave with their location, or come back with it, have it in their own history; who comes back is compared by
-- name and birthday as well, and not by the number alone.

-- Entries of the audit log for members that an enrollment moved; null when there are none.
create function app.moves_of_members(verb text, ids bigint[], companies bigint[]) returns jsonb
  language sql stable set search_path = pg_catalog, pg_temp
begin atomic
  select jsonb_agg(jsonb_build_object('action', 'testPoolMember.' || verb, 'entity', 'testPoolMember',
      'entityId', member.id::text, 'companyId', member.company, 'changes', '{}'::jsonb,
      'actorTenantId', nullif(split_part(current_setting('app.actor', true), ' ', 1), '')::integer,
      'actorUserId', nullif(split_part(current_setting('app.actor', true), ' ', 2), '')::bigint) order by member.id)
  from unnest(ids, companies) as member (id, company);
end;
revoke execute on function app.moves_of_members(text, bigint[], bigint[]) from public;

-- Whose location leaves a consortium is not drawn any more, whoever lets it leave. Members of pools whose program was over
-- stay as they are. An enrollment that goes on as if it had never ended brings those back whom its end removed.
create or replace function app.follow_enrollments() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  noted jsonb;
begin
  -- Pools first and by their ids, as everybody locks them.
  perform 1 from public.test_pools p
  where exists (
    select 1 from new_rows n
    where p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id)
  order by p.id for no key update;
  with moved as (
    update public.test_pool_members m
      set deleted_at = now(), member_status_adjusted_at = now(), left_on = n.ended_on, version = m.version + 1, updated_at = now()
      from new_rows n
      join old_rows o on o.tenant_id = n.tenant_id and o.consortium_id = n.consortium_id and o.location_id = n.location_id
        and o.started_on = n.started_on and o.ended_on is null
      join public.test_pools p on p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id
        and p.program_end_date >= n.ended_on
      where n.ended_on is not null and m.tenant_id = n.tenant_id and m.test_pool_id = p.id and m.location_id = n.location_id
        and m.deleted_at is null
    returning m.id, m.company_id)
  select app.moves_of_members('removed', array_agg(moved.id order by moved.id), array_agg(moved.company_id order by moved.id))
    into noted from moved;
  if noted is not null and app.tenant_id() is not null then
    perform app.audit_append(noted, 'enrollment', 'database');
  end if;
  with moved as (
    update public.test_pool_members m
      set deleted_at = null, member_status_adjusted_at = now(), left_on = null, version = m.version + 1, updated_at = now()
      from new_rows n
      join old_rows o on o.tenant_id = n.tenant_id and o.consortium_id = n.consortium_id and o.location_id = n.location_id
        and o.started_on = n.started_on and o.ended_on is not null
      join public.test_pools p on p.tenant_id = n.tenant_id and p.consortium_id = n.consortium_id
      where n.ended_on is null and m.tenant_id = n.tenant_id and m.test_pool_id = p.id and m.location_id = n.location_id
        and m.left_on = o.ended_on and m.deleted_at is not null
        -- Somebody may have entered the person anew meanwhile, perhaps with another number (`samenessOf` of the api): SSNs are
        -- sealed, so that of two people of one name and birthday those are two whose last digits differ.
        and not exists (
          select 1 from public.test_pool_members k
          where k.tenant_id = m.tenant_id and k.number_key = m.number_key and k.deleted_at is null)
        and not exists (
          select 1 from public.test_pool_members k
          where k.tenant_id = m.tenant_id and k.person_key = m.person_key and k.deleted_at is null
            and coalesce(k.ssn_last_digits = m.ssn_last_digits, true))
    returning m.id, m.company_id)
  select app.moves_of_members('restored', array_agg(moved.id order by moved.id), array_agg(moved.company_id order by moved.id))
    into noted from moved;
  if noted is not null and app.tenant_id() is not null then
    perform app.audit_append(noted, 'enrollment', 'database');
  end if;
  return null;
end
$$;
