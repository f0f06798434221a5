import { expect, test } from 'vitest';
import {
  CorrectionForm,
  correctionInput,
  refusalsInForm,
  reportedEarly,
} from './correction-form.ts';

const held = {
  receivedFrom: 'Dr. Ames',
  reason: 'The medical explanation came late.',
  testResult: {
    reportSource: 'MRO',
    reportedAt: '2026-03-05T12:00:00.000Z',
    resultType: '',
    mroResult: 'MRO_NEGATIVE',
    drugAdulterantResults: [],
    attachments: [],
  },
};

test('a corrected report is sent as the call takes it, about the version that was read', () => {
  expect(correctionInput(CorrectionForm.parse(held), 4)).toMatchObject({
    receivedFrom: 'Dr. Ames',
    reportSource: 'MRO',
    mroResult: 'MRO_NEGATIVE',
    resultType: null,
    version: 4,
  });
});

test('an outcome that is missing is refused at its field', () => {
  const { error } = CorrectionForm.safeParse({
    ...held,
    testResult: { ...held.testResult, mroResult: '' },
  });

  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['testResult.mroResult']);
});

test('refusals of the call stand where the form has their fields', () => {
  const error = (...path: string[]) => ({ errorCode: 'INVALID', message: '', path, params: {} });

  const { errors } = refusalsInForm({ errors: [error('reportedAt'), error('reason')] });

  expect(errors.map(({ path }) => path.join('.'))).toEqual(['testResult.reportedAt', 'reason']);
});

test('a report from before the collection is refused before it is read over', () => {
  const values = CorrectionForm.parse(held);

  expect(reportedEarly(values, '2026-03-05T12:00:01.000Z')).toMatchObject([
    { path: ['testResult', 'reportedAt'], message: 'This is before the specimen was collected.' },
  ]);
  expect(reportedEarly(values, '2026-03-05T12:00:00.000Z')).toEqual([]);
  expect(reportedEarly(values, null)).toEqual([]);
});
