import type { ManualResultInput } from '@assay/schema/manual-results/manual-result';
import type { FormValues } from '../../lib/forms/form-types.ts';
import type { OrderToEnterQuery } from './manual-result.generated.ts';

/** First values of a form for the result of an ordered test. */
export function orderValues({
  id,
  donor,
  testCase,
  labOrder,
  ...test
}: NonNullable<OrderToEnterQuery['testResult']>): Partial<FormValues<typeof ManualResultInput>> {
  const { derInfo } = testCase.location;
  return {
    testResultId: Number(id),
    donor: {
      firstName: donor.firstName,
      middleName: donor.middleName ?? '',
      lastName: donor.lastName,
      primaryIdType: donor.primaryIdType,
      primaryId: donor.primaryId,
      dateOfBirth: '',
      agency: '',
      reasonForTest: donor.reasonForTest ?? 'OTHER',
      locationId: Number(testCase.location.id),
    },
    testResult: {
      provider: test.provider ?? '',
      masterAccountId: labOrder?.masterAccountId ?? '',
      subAccountId: labOrder?.subAccountId ?? '',
      program: test.program,
      specimenTypeId: Number(test.specimenTypeId),
      specimenId: test.specimenId ?? '',
      testCodes: labOrder?.testCodes.map(({ testCode }) => testCode) ?? [],
      collectedAt: test.collectedAt ?? '',
      receivedAt: '',
      reportedAt: '',
      reportSource: '',
      resultType: '',
      mroResult: '',
      drugAdulterantResults: [],
      attachments: [],
      derInfo: { fullName: derInfo?.fullName ?? '', phoneNumber: derInfo?.phoneNumber ?? '' },
    },
  };
}
