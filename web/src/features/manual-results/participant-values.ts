import type { ManualResultInput } from '@assay/schema/manual-results/manual-result';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { ParticipantToEnterQuery } from './manual-result.generated.ts';

type Values = FormValues<typeof ManualResultInput>;

/** First values of a form for the result of somebody who was drawn, to whose place in the draw the test is bound. */
export const participantValues = (
  blank: Values,
  {
    participantId,
    donor,
    locationEntity,
    reasonForTest,
    program,
    testingAgency,
    specimenId,
  }: NonNullable<ParticipantToEnterQuery['labOrderInfo']>,
): Partial<Values> => ({
  randomizationParticipantId: Number(participantId),
  donor: {
    ...blank.donor,
    firstName: donor.firstName,
    lastName: donor.lastName,
    primaryIdType: donor.primaryIdType ?? '',
    primaryId: donor.primaryId ?? '',
    dateOfBirth: donor.dateOfBirth ?? '',
    agency: testingAgency ?? '',
    reasonForTest,
    locationId: locationEntity ? Number(locationEntity.id) : '',
  },
  testResult: { ...blank.testResult, program, specimenId: specimenId ?? '' },
});
