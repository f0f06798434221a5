import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EntityTable } from './entity-table.ts';

const contract = z.object({
  id: z.int(),
  fullName: z.string(),
  isMroAllDotResultsRequired: z.boolean(),
  address: z.object({ addressLine1: z.string(), zip: z.string() }).nullable(),
  contactInformation: z.object({ mainEmail: z.string().nullable() }),
  flags: z.object({ a: z.boolean() }).nullable(),
  tags: z.array(z.string()),
  version: z.int(),
});
type ThingRow = Record<string, unknown> & {
  id: number;
  version: number;
  deleted_at: string | null;
};
const things = new EntityTable<ThingRow, z.output<typeof contract>>('companies', contract, {
  prefixes: { contactInformation: 'contact' },
  json: ['flags'],
  computed: ['tags'],
});

describe('EntityTable', () => {
  it('names columns by convention', () => {
    expect(things.fields.map(({ column }) => column)).toEqual([
      'id',
      'full_name',
      'is_mro_all_dot_results_required',
      'address_address_line1',
      'address_zip',
      'contact_main_email',
      'flags',
      'version',
    ]);
  });

  it('reads a row, an object without any value as null where it may be', () => {
    const record = things.fromRow({
      id: 1,
      full_name: 'A',
      is_mro_all_dot_results_required: true,
      address_address_line1: null,
      address_zip: null,
      contact_main_email: null,
      flags: { a: true },
      version: 1,
      deleted_at: null,
      tenant_id: 9,
      secret: 'x',
    });

    expect(record).toEqual({
      id: 1,
      fullName: 'A',
      isMroAllDotResultsRequired: true,
      address: null,
      contactInformation: { mainEmail: null },
      flags: { a: true },
      version: 1,
    });
  });

  it('fills the columns of the fields that are given', () => {
    const columns = things.toColumns({
      fullName: 'B',
      address: null,
      flags: { a: false },
      tags: ['x'],
      unknown: 1,
    });

    expect(columns).toEqual({
      full_name: 'B',
      address_address_line1: null,
      address_zip: null,
      flags: '{"a":false}',
    });
  });
});
