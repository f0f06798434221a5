import { describe, expect, it } from 'vitest';
import {
  determinationFaults,
  verdictsOf,
  type Determination,
  type MroSituation,
} from './determination-rules.ts';

const positive: MroSituation = {
  program: 'DOT',
  found: 'RESULT_POSITIVE',
  drugs: ['Amphetamine', 'Cocaine'],
  creatinine: 82,
  bases: ['INTERVIEW'],
  isCorrection: false,
};
const verified: Determination = {
  result: 'MRO_POSITIVE',
  drugs: ['Amphetamine'],
  refusalReason: null,
  reason: null,
  basis: 'INTERVIEW',
  isRecollectionObserved: false,
  replaceReason: null,
};
const faults = (given: Partial<Determination>, situation: Partial<MroSituation> = {}) =>
  determinationFaults({ ...verified, ...given }, { ...positive, ...situation }).map(
    ({ field, code }) => `${field} ${code}`,
  );
const none = { drugs: [], basis: null } as const;
const silent = { found: 'RESULT_NEGATIVE', drugs: [], bases: [] } as const;

describe('a determination', () => {
  it.each<[string, Partial<Determination>, Partial<MroSituation>]>([
    ['positive by drug, after an interview', {}, {}],
    [
      'positive, 72 hours after the DER reached the donor',
      { basis: 'DER_CONTACT' },
      { bases: ['DER_CONTACT'] },
    ],
    ['negative with a legitimate explanation', { result: 'MRO_NEGATIVE', drugs: [] }, {}],
    [
      'negative of a negative finding, without an interview',
      { ...none, result: 'MRO_NEGATIVE' },
      silent,
    ],
    [
      'negative-dilute of a diluted specimen',
      { ...none, result: 'MRO_NEGATIVE_DILUTE' },
      { ...silent, found: 'RESULT_NEGATIVE_DILUTE', creatinine: 5.1 },
    ],
    [
      'negative-dilute with recollection under observation',
      { ...none, result: 'MRO_NEGATIVE_DILUTE', isRecollectionObserved: true },
      { ...silent, found: 'RESULT_NEGATIVE_DILUTE', creatinine: 5 },
    ],
    [
      'refusal of a substituted specimen',
      { drugs: [], result: 'MRO_REFUSAL', refusalReason: 'SUBSTITUTED' },
      { found: 'RESULT_SUBSTITUTED', drugs: [] },
    ],
    [
      'canceled for a fatal flaw',
      { ...none, result: 'MRO_CANCELLED', reason: 'Seal broken' },
      { found: 'RESULT_FATAL_FLAW', drugs: [], bases: [] },
    ],
    [
      'positive of another program, without an interview',
      { basis: null },
      { program: 'NON_DOT', bases: [] },
    ],
  ])('may be %s', (_, given, situation) => {
    expect(faults(given, situation)).toEqual([]);
  });

  it.each<[string, Partial<Determination>, Partial<MroSituation>, string[]]>([
    ['positive without a drug', { drugs: [] }, {}, ['drugs BLANK']],
    [
      'positive for a drug that was not found',
      { drugs: ['Cocaine', 'PCP'] },
      {},
      ['drugs INVALID'],
    ],
    ['positive of a negative finding', {}, { ...silent, bases: ['INTERVIEW'] }, ['result INVALID']],
    [
      'positive of a negative finding of another program',
      {},
      { ...silent, program: 'NON_DOT' },
      ['result INVALID'],
    ],
    ['positive without a basis', { basis: null }, {}, ['basis BLANK']],
    ['positive before the clock has run out', { basis: 'TEN_DAYS' }, {}, ['basis INVALID']],
    [
      'negative without an interview',
      { result: 'MRO_NEGATIVE', drugs: [], basis: 'DER_CONTACT' },
      { bases: ['DER_CONTACT'] },
      ['basis INVALID'],
    ],
    ['negative with a drug', { result: 'MRO_NEGATIVE' }, {}, ['drugs INVALID']],
    [
      'plainly negative of a diluted specimen',
      { ...none, result: 'MRO_NEGATIVE' },
      { ...silent, found: 'RESULT_NEGATIVE_DILUTE' },
      ['result INVALID'],
    ],
    [
      'negative-dilute with low creatinine and no recollection',
      { ...none, result: 'MRO_NEGATIVE_DILUTE' },
      { ...silent, found: 'RESULT_NEGATIVE_DILUTE', creatinine: 2 },
      ['isRecollectionObserved INVALID'],
    ],
    [
      'plainly positive of a diluted specimen',
      {},
      { found: 'RESULT_POSITIVE_DILUTE' },
      ['result INVALID'],
    ],
    [
      'positive with recollection',
      { isRecollectionObserved: true },
      {},
      ['isRecollectionObserved INVALID'],
    ],
    ['a refusal of no kind', { result: 'MRO_REFUSAL', drugs: [] }, {}, ['refusalReason BLANK']],
    [
      'another refusal without words',
      { result: 'MRO_REFUSAL', drugs: [], refusalReason: 'OTHER' },
      {},
      ['reason BLANK'],
    ],
    ['canceled without a reason', { ...none, result: 'MRO_CANCELLED' }, {}, ['reason BLANK']],
    [
      'canceled as invalid without hearing the donor',
      { ...none, result: 'MRO_CANCELLED', reason: 'Invalid' },
      { found: 'RESULT_INVALID', drugs: [] },
      ['basis BLANK'],
    ],
    ['a correction without a reason', {}, { isCorrection: true }, ['replaceReason BLANK']],
  ])('may not be %s', (_, given, situation, expected) => {
    expect(faults(given, situation)).toEqual(expected);
  });
});

describe('what a finding can become', () => {
  it('is what the rules of DOT allow', () => {
    expect(verdictsOf({ ...positive, found: 'RESULT_ADULTERATED', drugs: [] })).toEqual([
      'MRO_REFUSAL',
      'MRO_CANCELLED',
    ]);
  });

  it('is anything but positive of what nobody found, in other programs', () => {
    expect(verdictsOf({ program: 'NON_DOT', found: 'RESULT_NUMERIC', drugs: [] })).toEqual([
      'MRO_NEGATIVE',
      'MRO_NEGATIVE_DILUTE',
      'MRO_REFUSAL',
      'MRO_CANCELLED',
    ]);
  });
});
