-- What keeps sums notes them as well (0202): sums that nobody noted would never be compared with their rows.
alter function app.keep_sums_of(regclass, text, text, text[], text[], text[]) rename to add_keepers_of;

create function app.keep_sums_of(source regclass, target text, counted text, keys text[], along text[], sums text[]) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.add_keepers_of(source, target, counted, keys, along, sums);
  perform app.note_sums(source, target, counted, keys, along, sums);
end
$$;
revoke execute on function app.keep_sums_of(regclass, text, text, text[], text[], text[]) from public;

create or replace function app.keep_counts(table_name regclass) returns void
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  perform app.keep_sums_of(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
  perform app.fill_sums(table_name, 'kept_counts', app.counted_rows(table_name), '{tenant_id,table_name}', '{}', '{rows}');
end
$$;
