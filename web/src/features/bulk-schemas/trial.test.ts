import { describe, expect, it } from 'vitest';
import type { Mapping } from '@assay/schema/bulk-schemas/check-mapping';
import { readCsvText } from '@assay/schema/core/csv-text';
import { tryOut } from './trial.ts';

const field = (mdReference: string, clientValue: string | null) => ({ mdReference, clientValue });
const mapping: Mapping = {
  fields: [
    field('donor.firstName', 'First'),
    field('donor.lastName', 'Last'),
    field('donor.primaryId', 'ID'),
    field('donor.dateOfBirth', 'DOB'),
    field('location.locationId', 'Site'),
    field('testResult.specimenId', 'Specimen'),
    field('testResult.specimenType', 'Matrix'),
    field('testResult.collectedAt', 'Collected'),
    field('testResult.reasonForTest', 'Reason'),
    field('testResult.overallResult', 'Result'),
  ],
  overrallResultFields: [field('RESULT_NEGATIVE', 'NEG'), field('RESULT_POSITIVE', 'POS')],
  lineResultFields: [],
  specimenTypeFields: [field('URINE', 'UR')],
  testReasonFields: [field('RANDOM', 'RAN')],
};
const head = 'First,Last,ID,Site,Specimen,Matrix,Collected,Reason,Result,Batch';
const line = (specimen: string, result = 'NEG') =>
  `Ann,Lee,1234,HOU-01,${specimen},UR,11/02/2026,RAN,${result},B1`;
const tried = (...lines: string[]) => tryOut(mapping, readCsvText(lines.join('\r\n')));

describe('trying out a schema', () => {
  it('tells how many rows can be read, and what each value was found in', () => {
    const trial = tried(head, line('S1'), line('S2', 'pos'), line('S3'));

    expect(trial).toMatchObject({ rows: 3, readable: 3, faulty: 0, faults: [], unknown: [] });
    expect(Object.fromEntries(trial.uses)).toEqual({
      'overrallResultFields RESULT_NEGATIVE': 2,
      'overrallResultFields RESULT_POSITIVE': 1,
      'specimenTypeFields URINE': 3,
      'testReasonFields RANDOM': 3,
    });
  });

  it('tells what stands in the columns, and which of them are not used', () => {
    const { columns, positions } = tried(head, line('S1'));

    expect(columns.at(2)).toEqual({ letter: 'C', head: 'ID', first: '1234', isMapped: true });
    expect(columns.filter(({ isMapped }) => !isMapped).map((each) => each.head)).toEqual(['Batch']);
    expect(positions.get('donor.dateOfBirth')).toBe(-1);
  });

  it('gathers the words that no mapping knows, the most frequent first, each with its rows', () => {
    const others = Array.from({ length: 5 }, (_, index) => line(`T${index}`, 'Poss'));
    const { unknown, readable } = tried(head, line('S1', 'inv'), ...others, line('S2'));

    expect(readable).toBe(1);
    expect(unknown).toEqual([
      { list: 'overrallResultFields', word: 'Poss', count: 5, rows: [3, 4, 5] },
      { list: 'overrallResultFields', word: 'inv', count: 1, rows: [2] },
    ]);
  });

  it('tells of a missing or doubled column once, and goes on with the others', () => {
    const { faults, readable, faulty, isWhole, doubled } = tried(
      head.replace('Site', 'Place').replace('Batch', 'ID'),
      line('S1'),
      line('S2', 'Poss'),
    );

    expect(faults.map(({ row, reference }) => [row, reference])).toEqual([
      [1, 'donor.primaryId'],
      [1, 'location.locationId'],
      [3, 'testResult.overallResult'],
    ]);
    expect([readable, faulty]).toEqual([0, 1]);
    expect([isWhole, [...doubled]]).toEqual([false, ['donor.primaryId']]);
  });

  it('tells of a file that ends too early', () => {
    expect(tried(head).faults).toMatchObject([{ row: 2, reference: null }]);
    expect(tried(head, line('S1'), 'Ann,"Lee').faults).toMatchObject([
      { row: 3, message: 'A quotation mark in this row is not closed.' },
    ]);
  });

  it('shows the first of many rows, and tries no more than it can while somebody types', () => {
    const many = Array.from({ length: 20_010 }, (_, index) => line(`S${index}`, 'Poss'));
    const { rows, tried: count, shown, faults, faulty } = tried(head, ...many);

    expect([rows, count, shown.length, faults.length, faulty]).toEqual([
      20_010, 20_000, 50, 1_000, 20_000,
    ]);
  });
});
