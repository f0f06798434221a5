import { blankValues } from '../../lib/forms/form-values.ts';
import { instantTestForm, type InstantTestValues } from './instant-test-form.ts';
import type { InstantTestStart } from './start-instant-test.ts';

interface Viewer {
  fullName: string;
  companyId: number | null;
}

/** What the form holds at first: the draft, or who was drawn, or nothing but the collector and the hour. */
export function firstValues(
  { draft, participant }: InstantTestStart,
  viewer: Viewer,
): InstantTestValues {
  if (draft !== null) return draft.values;
  const blank = blankValues(instantTestForm);
  const values: InstantTestValues = {
    ...blank,
    companyId: viewer.companyId ?? '',
    donor: { ...blank.donor, isDonorAcceptTest: true, isVerbalConsent: false },
    testResult: {
      ...blank.testResult,
      collectedAt: new Date().toISOString(),
      collectorFullName: viewer.fullName,
    },
  };
  if (participant === null) return values;
  const { donor, testResult, locationEntity, company } = participant;
  return {
    ...values,
    companyId: company ? Number(company.id) : values.companyId,
    locationId: locationEntity ? Number(locationEntity.id) : '',
    randomizationParticipantId: Number(participant.participantId),
    donor: {
      ...values.donor,
      firstName: donor.firstName,
      lastName: donor.lastName,
      primaryIdType: donor.primaryIdType ?? '',
      primaryId: donor.primaryId ?? '',
      dateOfBirth: donor.dateOfBirth ?? '',
      reasonForTest: participant.reasonForTest,
    },
    testResult: {
      ...values.testResult,
      specimenTypeId: testResult ? Number(testResult.specimenTypeId) : '',
      testPanelId: testResult ? Number(testResult.testPanelId) : '',
    },
  };
}
