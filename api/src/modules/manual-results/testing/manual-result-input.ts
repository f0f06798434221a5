import { uploadedBy } from '../../documents/testing/document-calls.ts';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

let count = 0;
/** A specimen has one test, so each input has one of its own. */
const nextSpecimen = (): string => `CCF-${(count += 1)}`;

interface Changes {
  testResult?: object;
  donor?: object;
  [field: string]: unknown;
}

/** A negative non-DOT result as it is typed, where it differs from it. */
export const manualResultInput = (
  locationId: number,
  { testResult = {}, donor = {}, ...more }: Changes = {},
) => ({
  type: 'MANUAL_ENTER',
  donor: {
    locationId,
    firstName: 'Ann',
    lastName: 'Lee',
    primaryIdType: 'EMPLOYEE_ID',
    primaryId: 'E-100',
    reasonForTest: 'RANDOM',
    ...donor,
  },
  testResult: {
    provider: 'LabCorp',
    masterAccountId: '12345678',
    subAccountId: 'S-1',
    program: 'NON_DOT',
    specimenTypeId: 1,
    specimenId: nextSpecimen(),
    testCodes: [' 35105N ', ' '],
    collectedAt: '2026-03-01T10:00:00.000Z',
    receivedAt: '2026-03-02T10:00:00.000Z',
    reportedAt: '2026-03-03T10:00:00.000Z',
    resultType: 'RESULT_NEGATIVE',
    derInfo: { fullName: 'Dee Roe', phoneNumber: '5125550100' },
    ...testResult,
  },
  ...more,
});

/** A DOT drug result with its report, as the steps ask for it, where it differs from it. */
export const stepwiseInput = async (
  api: TestApp,
  session: TestSession,
  locationId: number,
  { testResult = {}, donor = {}, ...more }: Changes = {},
) => ({
  testType: 'DRUG',
  dot: true,
  method: 'UPLOAD_ORIGINAL_REPORT',
  donor: {
    locationId,
    firstName: 'Bo',
    lastName: 'Ray',
    agency: 'FMCSA',
    primaryIdType: 'CDL_NUMBER',
    primaryId: 'D5551234',
    reasonForTest: 'RANDOM',
    ...donor,
  },
  testResult: {
    attachments: [await uploadedBy(api, session)],
    provider: 'LabCorp',
    specimenTypeId: 1,
    specimenId: nextSpecimen(),
    collectedAt: '2026-03-01T10:00:00.000Z',
    reportSource: 'MRO',
    testStatus: 'TEST_COMPLETED',
    overallResult: 'NEGATIVE',
    collectionTypeId: 'CLINIC',
    ...testResult,
  },
  ...more,
});
