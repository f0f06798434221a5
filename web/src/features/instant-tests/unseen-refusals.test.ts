import { expect, test } from 'vitest';
import type { Panel } from './instant-test-form.ts';
import { refusalsIn, unseenText, type Shown } from './unseen-refusals.ts';
import type { Place } from './use-place.ts';

const place: Place = {
  locationId: 7,
  company: { id: '1', name: 'Northwind Logistics' },
  name: 'Atlanta Garage',
  clients: [],
  panels: [],
  idTypes: ['SSN'],
  isVerbal: false,
};
const shown: Shown = {
  step: 1,
  place,
  panel: { id: '8' } as unknown as Panel,
  choosesCompany: true,
  isRefused: false,
};
const withClients = { ...place, clients: [{ id: '9', name: 'Harbor Freight' }] };

/** Errors of a form with one refusal at a path. */
const errorsAt = (path: string, type = 'custom'): object =>
  path
    .split('.')
    .toReversed()
    .reduce<object>((below, key) => ({ [key]: below }), { type, message: 'Not this one.' });
const toldOf = (path: string, at: Partial<Shown> = {}, type?: string) =>
  unseenText(refusalsIn(errorsAt(path, type)), { ...shown, ...at });

test.each<[path: string, at: Partial<Shown>]>([
  ['donor.firstName', {}],
  ['donor.verifiedBy.lastName', {}],
  ['client', { place: withClients }],
  ['testResult.resultType', { step: 2 }],
  ['testResult.drugAdulterantResults.0.comment', { step: 2 }],
])('a refusal of %s is read at its field', (path, at) => {
  expect(toldOf(path, at)).toBeNull();
});

test.each<[path: string, at: Partial<Shown>, said: string]>([
  ['client', {}, 'Test for Client: Not this one.'],
  ['client', { place: null }, 'Test for Client: Not this one.'],
  ['donor.isVerbalConsent', { isRefused: true }, expect.stringContaining('Not this one.')],
  ['testResult.lot', { step: 2 }, 'Lot #: Not this one.'],
  ['testResult.drugAdulterantResults', { step: 2, panel: null }, expect.stringContaining('Drugs')],
  ['donor.middleName', {}, 'Middle Name: Not this one.'],
])('a refusal of %s that nobody sees at its field is said', (path, at, said) => {
  expect(toldOf(path, at)).toEqual(said);
});

test('of what has no name on the screen the message alone is said, and said once', () => {
  const errors = {
    testResult: {
      testStatus: { type: 'INVALID', message: 'Not this one.' },
      certificationDate: { type: 'INVALID', message: 'Not this one.' },
    },
  };

  expect(unseenText(refusalsIn(errors), shown)).toBe('Not this one.');
});

test('what the second step was refused for does not hold up the first, unless the server says so', () => {
  expect(toldOf('testResult.resultType')).toBeNull();
  expect(toldOf('testResult.resultType', {}, 'INVALID')).toBe('Overall Result: Not this one.');
});
