import type { z } from 'zod';
import type { ProgramName } from '@assay/schema/common/programs';
import { ComplianceCheckInput } from '@assay/schema/compliance/compliance-check';
import type { ComplianceTestType } from '@assay/schema/compliance/compliance-words';
import { optional, recordId } from '@assay/schema/core/fields';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  CheckInstantTestComplianceDocument,
  CheckLabOrderComplianceDocument,
  type CompliancePartsFragment,
} from './compliance.generated.ts';

/** What a check asks for (T s2); a company only narrows the locations. */
export const plannedTest = ComplianceCheckInput.omit({ program: true }).extend({
  companyId: optional(recordId()),
});
export type PlannedTest = z.output<typeof plannedTest>;

/** What a check looks at; the company follows from the location. */
export type CheckedTest = Omit<PlannedTest, 'companyId'>;

export const plannedTestLabels = {
  companyId: 'Company',
  locationId: 'Location',
  specimenTypeId: 'Specimen Type',
  reasonForTest: 'Reason for Test',
} as const satisfies Record<keyof PlannedTest, string>;

/** What a finished check lets a form send beside the test (contract §19). */
export interface ComplianceOutcome {
  result: CompliancePartsFragment;
  isComplianceIgnore: boolean;
  complianceOverrideReason: string | null;
}

/** Whether two tests are the same to the law: another location, specimen or reason needs another check (T s4). */
export const isSameTest = (one: CheckedTest, other: CheckedTest): boolean =>
  one.locationId === other.locationId &&
  one.specimenTypeId === other.specimenTypeId &&
  one.reasonForTest === other.reasonForTest;

/** Asks what the law says of a test. @throws what failed; a refusal stands in the payload's `errors` */
export async function askCompliance(
  testType: ComplianceTestType,
  program: ProgramName,
  { locationId, specimenTypeId, reasonForTest }: CheckedTest,
) {
  const input = { locationId: String(locationId), specimenTypeId, reasonForTest, program };
  return testType === 'LAB'
    ? (await sendMutation(CheckLabOrderComplianceDocument, { input })).check
    : (await sendMutation(CheckInstantTestComplianceDocument, { input })).check;
}
