import { defineList } from '@assay/schema/core/list';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toQuery } from '../database/values.ts';
import { entityTable } from '../entities/entity-table.ts';
import { entityList } from './entity-list.ts';
import { column } from './list-source.ts';

const tenants = entityTable(
  'tenants',
  z.object({
    id: z.int(),
    name: z.string(),
    code: z.string(),
    rate: z.string().nullable(),
    address: z.object({ city: z.string() }).nullable(),
  }),
);

describe('entityList', () => {
  it.each([
    ['id', 't.id', 'exact'],
    ['rate', 't.rate', 'exact'],
    ['name', 't.name_key', 'key'],
    ['address.city', 't.address_city_key', 'key'],
    ['code', 'lower(t.code) collate "C"', 'key'],
  ] as const)('finds the column of %s', (field, value, form) => {
    const spec = defineList({
      fields: {
        id: { kind: 'id' },
        name: { kind: 'text' },
        code: { kind: 'text' },
        rate: { kind: 'number', sort: true },
        'address.city': { kind: 'text' },
      },
      search: [],
      defaultSort: 'rate',
    });

    const found = entityList({ spec, table: tenants }).columns[field];

    expect({ value: toQuery(found.value).sql, form: found.form }).toEqual({ value, form });
  });

  const spec = defineList({
    fields: { total: { kind: 'int', sort: true } },
    search: [],
    defaultSort: 'total',
  });

  it('takes the column that is given for a field', () => {
    const { columns } = entityList({ spec, table: tenants, columns: { total: column('number') } });

    expect(toQuery(columns.total.value).sql).toBe('t.number');
  });

  it('refuses a field without a column', () => {
    expect(() => entityList({ spec, table: tenants })).toThrow(
      'List field total of tenants has no column.',
    );
  });
});
