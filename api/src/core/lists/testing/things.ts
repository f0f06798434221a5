import { sql } from 'drizzle-orm';
import { defineList } from '@assay/schema/core/list';
import { column, keyColumn, listSource } from '../list-source.ts';

const spec = defineList({
  fields: {
    id: { kind: 'id', sort: true },
    name: { kind: 'text', sort: true },
    kind: { kind: 'choice', sort: true, values: ['DRUG', 'ADULTERANT'] },
    size: { kind: 'int', sort: true },
    rank: { kind: 'int', sort: true },
    price: { kind: 'number', sort: true },
    active: { kind: 'boolean' },
    day: { kind: 'date', sort: true },
    at: { kind: 'timestamp', sort: true },
    'owner.name': { kind: 'text', sort: true },
    ownerId: { kind: 'id' },
    tags: { kind: 'ids' },
  },
  search: ['name'],
  defaultSort: 'id',
  parents: ['ownerId', 'tags'],
});

/** A list with a field of every kind, to test the list engine by. */
export const thingSource = listSource({
  spec,
  table: 'things',
  columns: {
    id: column('id'),
    name: keyColumn('name_key'),
    kind: column('kind'),
    size: column('size'),
    // As `size`, whose ties are put in order by something else than the id.
    rank: { ...column('size'), tie: sql.raw('(t.id % 4)') },
    price: column('price'),
    active: column('active'),
    day: column('day'),
    at: column('at'),
    'owner.name': keyColumn('owner.name_key', 'owner'),
    ownerId: column('owner_id'),
    tags: column('tags'),
  },
  joins: { owner: sql`left join owners owner on owner.id = t.owner_id` },
  select: sql`t.id, t.name`,
});

/** Its tables; `owners` is joined for a sort and a filter. */
export const thingTables = `
  create table owners (
    tenant_id integer not null, id bigint not null, name text not null,
    name_key text collate "C" generated always as (lower(name)) stored, primary key (tenant_id, id));
  create table things (
    tenant_id integer not null, id bigint not null, name text, kind text, size integer, price numeric, active boolean,
    day date, at timestamptz, owner_id bigint, deleted_at timestamptz, tags bigint[] not null default '{}',
    name_key text collate "C" generated always as (lower(name)) stored,
    search_text text generated always as (lower(coalesce(name, ''))) stored, primary key (tenant_id, id));
  select app.protect('owners', 'tenant');
  select app.protect('things', 'tenant');`;
