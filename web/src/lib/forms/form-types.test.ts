import { expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { optionalAddress } from '@assay/schema/common/contact';
import { optional, recordId, text, version } from '@assay/schema/core/fields';
import type { Complete, FormValues, LabelsOf, TypedPath } from './form-types.ts';

const contract = z.object({
  name: text(),
  address: optionalAddress(),
  companyId: optional(recordId()),
  observed: optional(z.boolean()),
  on: z.boolean().default(false),
  own: z.object({ strict: z.boolean() }).nullable().optional(),
  clients: z.array(z.object({ name: text() })),
  version: version(),
});
type Contract = typeof contract;

test('a form holds texts, numbers or a text on the way to one, and groups with all of their fields', () => {
  expectTypeOf<FormValues<Contract>['name']>().toEqualTypeOf<string>();
  expectTypeOf<FormValues<Contract>['companyId']>().toEqualTypeOf<number | string>();
  expectTypeOf<FormValues<Contract>['observed']>().toEqualTypeOf<boolean | ''>();
  expectTypeOf<FormValues<Contract>['on']>().toEqualTypeOf<boolean>();
  expectTypeOf<FormValues<Contract>['address']['city']>().toEqualTypeOf<string>();
  expectTypeOf<FormValues<Contract>['own']>().toEqualTypeOf<
    { strict: boolean } | null | undefined
  >();
});

test('labels are those of all that can be typed into', () => {
  expectTypeOf<TypedPath<Contract>>().toEqualTypeOf<
    | 'name'
    | `address.${'addressLine1' | 'addressLine2' | 'city' | 'state' | 'zip'}`
    | 'companyId'
    | 'observed'
    | 'on'
    | 'own'
    | 'clients'
  >();
  // @ts-expect-error The label of `note` is missing.
  ({ name: 'Name' }) satisfies LabelsOf<z.ZodObject<{ name: z.ZodString; note: z.ZodString }>>;
  // @ts-expect-error The contract has no `city`.
  ({ name: 'Name', city: 'City' }) satisfies LabelsOf<z.ZodObject<{ name: z.ZodString }>>;
});

interface Stored {
  name: string;
  address: { addressLine1: string; addressLine2: null; city: string; state: string; zip: string };
  company: { id: string } | null;
  observed: boolean | null;
  on: boolean;
  own: { strict: boolean } | null;
  clients: { name: string }[];
  version: number;
}

test('a record brings every field of its form, an id also as its relation', () => {
  expectTypeOf<Complete<Contract, Stored>>().toEqualTypeOf<Stored>();
  expectTypeOf<Complete<Contract, Omit<Stored, 'name'>>>().toEqualTypeOf<{
    readonly fieldsThatTheRecordLacks: 'name';
  }>();
  expectTypeOf<Complete<Contract, Omit<Stored, 'version'>>>().toEqualTypeOf<{
    readonly fieldsThatTheRecordLacks: 'version';
  }>();
});
