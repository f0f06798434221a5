import type { ProgramName } from '@assay/schema/common/programs';
import type { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import type { ComplianceTestType } from '@assay/schema/compliance/compliance-words';

/** A test that somebody plans. */
export interface PlannedTest {
  testType: ComplianceTestType;
  specimenTypeId: number;
  /** Null where none was given, e.g. of a refusal: then the rules for any reason count. */
  reasonForTest: keyof typeof reasonsForTest | null;
  locationId: number;
  program: ProgramName;
}

/** Where it is planned. */
export interface Place {
  companyId: number;
  name: string;
}
