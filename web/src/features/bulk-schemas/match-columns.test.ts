import { columnRules } from '@assay/schema/bulk-schemas/column-rules';
import { expect, it } from 'vitest';
import { matchColumns } from './match-columns.ts';

const references = Object.keys(columnRules);
const fields = (mapped: Readonly<Record<string, string>> = {}) =>
  Object.entries(columnRules).map(([mdReference, { description }]) => ({
    mdReference,
    description,
    required: false,
    clientValue: mapped[mdReference] ?? '',
  }));
const matched = (heads: readonly string[], mapped = {}) =>
  Object.fromEntries(
    [...matchColumns(fields(mapped), heads)].map(([index, head]) => [references[index], head]),
  );

it('finds the columns whose heads say what they are, in any writing', () => {
  expect(matched(['FIRST_NAME', 'Last Name', 'Donor SSN', 'D.O.B.', 'Batch', 'Result'])).toEqual({
    'donor.firstName': 'FIRST_NAME',
    'donor.lastName': 'Last Name',
    'donor.primaryId': 'Donor SSN',
    'donor.dateOfBirth': 'D.O.B.',
    'testResult.overallResult': 'Result',
  });
});

it('leaves what is mapped, and takes no head twice', () => {
  expect(matched(['First', 'SSN'], { 'location.locationId': 'ssn' })).toEqual({
    'donor.firstName': 'First',
  });
  expect(matched(['', 'Batch'])).toEqual({});
});
