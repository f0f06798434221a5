import {
  CreateInstantTestInput,
  InstantTestFirstForm,
} from '@assay/schema/instant-tests/instant-test';
import type { ComplianceOutcome } from '../../domain/compliance/planned-test.ts';
import type { InstantTestValues } from './instant-test-form.ts';

/** What the form holds, as it is sent: the place stands beside it. */
export function inputOf(
  { companyId: _company, locationId: _location, ...typed }: InstantTestValues,
  outcome: ComplianceOutcome | null,
) {
  const { donor, testResult } = typed;
  const isRefused = donor.isDonorAcceptTest === false;
  return CreateInstantTestInput.parse({
    ...typed,
    testResult: isRefused
      ? {
          ...testResult,
          resultType: null,
          drugAdulterantResults: [],
          testStatus: 'REFUSAL_TO_TEST',
        }
      : testResult,
    isComplianceIgnore: outcome?.isComplianceIgnore ?? false,
    complianceOverrideReason: outcome?.complianceOverrideReason ?? null,
  });
}

/** The fields of the first step alone. */
export const firstFormOf = (values: InstantTestValues) => InstantTestFirstForm.parse(values);
