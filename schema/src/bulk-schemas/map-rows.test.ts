import { describe, expect, it } from 'vitest';
import type { Mapping } from './check-mapping.ts';
import { columnRules } from './column-rules.ts';
import { RowMapper } from './map-rows.ts';

const heads = Object.values(columnRules).map(({ description }) => description);
const mapping: Mapping = {
  fields: Object.entries(columnRules).map(([mdReference, { description }]) => ({
    mdReference,
    clientValue: description.toUpperCase(),
  })),
  overrallResultFields: [
    { mdReference: 'RESULT_NEGATIVE', clientValue: 'NEG| Negative ' },
    { mdReference: 'RESULT_POSITIVE', clientValue: 'POS' },
  ],
  lineResultFields: [{ mdReference: 'RESULT_POSITIVE', clientValue: 'P' }],
  specimenTypeFields: [{ mdReference: 'URINE', clientValue: 'UR' }],
  testReasonFields: [{ mdReference: 'RANDOM', clientValue: 'RAN' }],
};
const row = {
  'Donor First Name': 'Ann',
  'Donor Last Name': 'Lee',
  'Donor Primary ID': '123456789',
  'Donor Primary ID Type': 'cdl number',
  'Donor Date of Birth': '4/12/1986',
  'Location ID': 'HOU-01',
  'Specimen ID': 'S1',
  'Specimen Type': 'ur',
  'Collected At': '11/2/2026 8:05 PM',
  'Received At': '2026-11-03',
  'Reported At': '',
  'Reason for Test': 'RAN',
  'Overall Result': 'negative',
  'Drug or Adulterant of the Line': 'THC',
  'Result of the Line': 'P',
  'Order Number': '',
  'Lab Account': '48-2910',
};
const read = (changes: object = {}, more: string[] = []) =>
  new RowMapper(mapping, { row: 1, cells: heads }).read({
    row: 7,
    cells: [...Object.values({ ...row, ...changes }), ...more],
  });

describe('a row of a laboratory', () => {
  it('comes to our fields and values', () => {
    expect(read()).toEqual({
      row: 7,
      faults: [],
      values: {
        'donor.firstName': 'Ann',
        'donor.lastName': 'Lee',
        'donor.primaryId': '123456789',
        'donor.primaryIdType': 'CDL_NUMBER',
        'donor.dateOfBirth': '1986-04-12',
        'location.locationId': 'HOU-01',
        'testResult.specimenId': 'S1',
        'testResult.specimenType': 'URINE',
        'testResult.collectedAt': '2026-11-02T20:05',
        'testResult.receivedAt': '2026-11-03',
        'testResult.reportedAt': null,
        'testResult.reasonForTest': 'RANDOM',
        'testResult.overallResult': 'RESULT_NEGATIVE',
        'line.drug': 'THC',
        'line.result': 'RESULT_POSITIVE',
        'labOrder.orderNumber': null,
        'labOrder.masterAccountId': '48-2910',
      },
    });
  });

  it('is told of each cell that cannot be read, with its row', () => {
    const { faults, values } = read({
      'Donor Last Name': '',
      'Donor Date of Birth': '13/45/1986',
      'Collected At': '11/2/2026 25:00',
      'Overall Result': 'Poss.',
    });

    expect(faults.map((each) => [each.row, each.reference, each.errorCode, each.message])).toEqual([
      [7, 'donor.lastName', 'BLANK', 'This field is required.'],
      [7, 'donor.dateOfBirth', 'INVALID', 'Enter a date as MM/DD/YYYY.'],
      [
        7,
        'testResult.collectedAt',
        'INVALID',
        'Enter a date as MM/DD/YYYY, with or without a time as in 8:05 PM.',
      ],
      [7, 'testResult.overallResult', 'INVALID', '“Poss.” is mapped to no Overall Result.'],
    ]);
    expect(faults.at(-1)?.unknownIn).toBe('overrallResultFields');
    expect(values).not.toHaveProperty(['testResult.overallResult']);
  });

  it('has a drug and what was found of it together', () => {
    const { faults } = read({ 'Result of the Line': '' });

    expect(faults).toMatchObject([{ reference: 'line.result', errorCode: 'BLANK' }]);
    expect(read({ 'Drug or Adulterant of the Line': '', 'Result of the Line': '' }).faults).toEqual(
      [],
    );
  });

  it('is compared with nothing when its cells have shifted', () => {
    expect(read({}, ['', 'x'])).toMatchObject({
      values: {},
      faults: [{ row: 7, reference: null }],
    });
    expect(read({}, ['', '']).faults).toEqual([]);
  });
});

describe('the head of a file', () => {
  const faultsOf = (cells: string[], of = mapping) =>
    new RowMapper(of, { row: 1, cells }).faults.map(({ reference, message }) => [
      reference,
      message,
    ]);

  it('has each needed column once, whatever its capitals', () => {
    const cells = heads.map((each) => each.toLowerCase());

    expect(faultsOf(cells)).toEqual([]);
    expect(faultsOf(['Specimen ID', ...cells.slice(1)])).toEqual([
      ['donor.firstName', 'This column is missing.'],
      ['testResult.specimenId', 'This column is in the file more than once.'],
    ]);
  });

  it('may lack what is optional, and must have what is mapped to nothing yet', () => {
    const fields = mapping.fields.map((each) =>
      each.mdReference === 'donor.primaryId' ? { ...each, clientValue: null } : each,
    );

    expect(faultsOf(heads.slice(0, 13), { ...mapping, fields })).toEqual([
      ['donor.primaryId', 'No column is mapped to this field.'],
    ]);
  });
});
