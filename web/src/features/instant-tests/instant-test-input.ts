import {
  CreateInstantTestInput,
  InstantTestFirstForm,
} from '@assay/schema/instant-tests/instant-test';
import type { ComplianceOutcome } from '../../domain/compliance/planned-test.ts';
import { withConsentOf, type InstantTestValues } from './instant-test-form.ts';
import type { Place } from './use-place.ts';

/** What the form holds, as it is sent: the place stands beside it. */
export function inputOf(
  values: InstantTestValues,
  place: Place | null,
  outcome: ComplianceOutcome | null,
) {
  const { companyId: _company, locationId: _location, ...typed } = withConsentOf(place, values);
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
export const firstFormOf = (values: InstantTestValues, place: Place | null) =>
  InstantTestFirstForm.parse(withConsentOf(place, values));
