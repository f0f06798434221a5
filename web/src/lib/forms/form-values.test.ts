import { expect, test } from 'vitest';
import { z } from 'zod';
import { optionalAddress } from '@assay/schema/common/contact';
import { optional, optionalDate, recordId, text, version } from '@assay/schema/core/fields';
import { blankValues, fieldPaths, recordValues } from './form-values.ts';

const contract = z.object({
  name: text(),
  since: optionalDate(),
  address: optionalAddress(),
  contact: z.object({ phone: optional(text()) }).prefault({}),
  companyId: optional(recordId()),
  count: z.int().default(3),
  on: z.boolean().default(true),
  observed: optional(z.boolean()),
  flag: z.boolean(),
  own: z
    .object({ strict: z.boolean().default(true) })
    .nullable()
    .optional(),
  clients: z.array(z.object({ id: optional(recordId()), name: text() })).optional(),
  version: version(),
});
const blankAddress = { addressLine1: '', addressLine2: '', city: '', state: '', zip: '' };

const blanks = {
  name: '',
  since: '',
  address: blankAddress,
  contact: { phone: '' },
  companyId: '',
  count: 3,
  on: true,
  observed: '',
  flag: false,
  own: null,
  clients: [],
};

test('a form that nothing was typed into has blanks and the defaults of its contract', () => {
  expect(blankValues(contract)).toMatchObject(blanks);
});

test('a new record has no version', () => {
  expect(blankValues(z.object({ name: text(), version: version().optional() }))).toEqual({
    name: '',
  });
});

test('what is absent in a record is blank', () => {
  const record = {
    name: 'Acme',
    since: null,
    address: null,
    contact: { phone: null },
    company: null,
    count: 0,
    on: false,
    observed: false,
    flag: true,
    own: null,
    clients: [],
    version: 4,
  };

  expect(recordValues(contract, record)).toEqual({
    ...blanks,
    name: 'Acme',
    count: 0,
    on: false,
    observed: false,
    flag: true,
    version: 4,
  });
});

test('ids are numbers as in the contract, also those of a relation and in a list', () => {
  const record = { company: { id: '7', name: 'Acme' }, clients: [{ id: '2', name: 'Globex' }] };

  expect(recordValues(contract, record)).toMatchObject({
    companyId: 7,
    clients: [{ id: 2, name: 'Globex' }],
  });
});

test('what the contract does not know is left out', () => {
  const address = { __typename: 'Address', ...blankAddress, city: 'Austin' };

  const values = recordValues(contract, { __typename: 'Company', id: '1', address });

  expect(values.address).toEqual({ ...blankAddress, city: 'Austin' });
  expect(Object.keys(values)).not.toContain('id');
});

test('an object that is there or not is held as it is', () => {
  expect(recordValues(contract, { own: { strict: false } }).own).toEqual({ strict: false });
});

test('the paths are all that can be typed into, and not the version', () => {
  expect(fieldPaths(contract).join(' ')).toBe(
    'name since address.addressLine1 address.addressLine2 address.city address.state address.zip ' +
      'contact.phone companyId count on observed flag own clients',
  );
});

test('a contract that a rule and a transformation follow has the values of its fields', () => {
  const changed = z
    .object({ reason: text() })
    .superRefine(() => {})
    .transform(({ reason }) => reason);

  expect(blankValues(changed)).toEqual({ reason: '' });
});

test('holds the ids of records that stand for a list of ids', () => {
  const named = z.object({ drugs: z.array(recordId()) });

  expect(recordValues(named, { drugs: [{ id: '3', name: 'THC' }] })).toEqual({ drugs: [3] });
});
