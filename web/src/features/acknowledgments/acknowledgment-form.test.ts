import { expect, test } from 'vitest';
import { AcknowledgmentForm, acknowledgmentInput } from './acknowledgment-form.ts';

const FILE = '5c1f6f0e-7d4b-4f3a-9a53-0f0b5f3e9d11';
const OTHER = '0d9f8a52-3c1b-4e77-8a60-5b2f9c7e1d34';
const held = {
  type: 'BOTH' as const,
  causeNumber: '',
  comment: '',
  defendantSignature: FILE,
  supervisorSignature: OTHER,
  document: FILE,
  admissionComment: '',
  substances: [
    { abbreviation: 'THC', name: 'Marijuana', isAdmitted: true, date: '2026-02-01' },
    { abbreviation: 'COC', name: 'Cocaine', isAdmitted: false, date: '' },
  ],
};
const faultsOf = (values: object): string[] => {
  const { error } = AcknowledgmentForm.safeParse({ ...held, ...values });
  return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
};
const sent = (values: object) =>
  acknowledgmentInput(AcknowledgmentForm.parse({ ...held, ...values }));

test('what is admitted is sent by its abbreviation, and what is not ticked is not', () => {
  expect(sent({})).toMatchObject({
    type: 'BOTH',
    document: null,
    admission: {
      comment: null,
      drugAdulterantAdmission: { THC: { name: 'Marijuana', date: '2026-02-01' } },
    },
  });
});

test('what belongs to another type is not sent', () => {
  expect(sent({ type: 'ACKNOWLEDGMENT' })).toMatchObject({ document: FILE, admission: null });
  expect(sent({ type: 'ADMISSION' })).toMatchObject({
    document: null,
    defendantSignature: null,
    supervisorSignature: null,
  });
});

test('a refusal stands at its field', () => {
  const [thc, coc] = held.substances;
  expect(faultsOf({ defendantSignature: '' })).toEqual(['defendantSignature']);
  // Two people sign: one image is not both of them.
  expect(faultsOf({ supervisorSignature: FILE })).toEqual(['supervisorSignature']);
  expect(faultsOf({ substances: [coc] })).toEqual(['substances']);
  expect(faultsOf({ substances: [coc, { ...thc, date: '2999-01-01' }] })).toEqual([
    'substances.1.date',
  ]);
  expect(faultsOf({ admissionComment: 'x'.repeat(501) })).toEqual(['admissionComment']);
});
