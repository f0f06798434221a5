-- The search over everything looks for people in all pools at once: by the beginning of a last name, and by the last four
-- digits of an SSN. Other indexes of members begin with the pool. They leave no removed
-- members out: with that condition they look as good as the index of a number, as long as little is known of the table.
create index test_pool_members_of_last_name on test_pool_members (tenant_id, last_name_key, id);
create index test_pool_members_of_ssn_digits on test_pool_members (tenant_id, ssn_last_digits)
  where ssn_last_digits is not null;

-- As app.search_ids of one pattern: ids of the rows whose search_text contains each of some lower-case patterns, which an
-- index finds together, or null when there are more than most. It crosses row-level security and names the tenant itself;
-- what uses the ids applies the rest of the scope.
create function app.search_ids(table_name text, patterns text[], most integer) returns bigint[]
  language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
declare
  ids bigint[];
  each text;
  conditions text := '';
begin
  foreach each in array patterns loop
    conditions := conditions || format(' and search_text like %L', '%' || each || '%');
  end loop;
  execute format(
    'select array(select id from public.%I where tenant_id = $1 and deleted_at is null%s limit $2)', table_name, conditions)
    into ids using app.tenant_id(), most + 1;
  return case when cardinality(ids) <= most then ids end;
end
$$;
revoke execute on function app.search_ids(text, text[], integer) from public;
grant execute on function app.search_ids(text, text[], integer) to assay_app;
