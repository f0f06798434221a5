import type { LabProviderName } from '@assay/schema/common/lab-providers';
import type { ColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import type { Tx } from '../../core/database/database.ts';
import { bulkSchemas } from '../../modules/bulk-schemas/bulk-schema.table.ts';

type Words = Readonly<Record<string, string>>;

/** A laboratory's file: the heads of its columns in the order of the template, and its words. */
interface DemoSchema {
  provider: LabProviderName;
  description: string;
  heads: Partial<Record<ColumnReference, string>>;
  results: Words;
  specimens: Words;
  reasons: Words;
}

const results = {
  RESULT_NEGATIVE: 'NEG|Negative',
  RESULT_POSITIVE: 'POS|Positive',
  RESULT_NEGATIVE_DILUTE: 'NEG-DIL',
  RESULT_POSITIVE_DILUTE: 'POS-DIL',
  RESULT_INVALID: 'INV',
  RESULT_ADULTERATED: 'ADULT',
  RESULT_SUBSTITUTED: 'SUBST',
};
const specimens = { URINE: 'UR|Urine', ORAL_FLUID: 'OF|Oral', HAIR: 'HR|Hair' };
const reasons = {
  PRE_EMPLOYMENT: 'PRE',
  RANDOM: 'RAN',
  REASONABLE_SUSPICION_CAUSE: 'SUSP',
  POST_ACCIDENT: 'ACC',
  RETURN_TO_DUTY: 'RTD',
  FOLLOW_UP: 'FUP',
};

const schemas: readonly DemoSchema[] = [
  {
    provider: 'LabCorp',
    description: 'Daily results export',
    heads: {
      'donor.firstName': 'Donor First',
      'donor.lastName': 'Donor Last',
      'donor.primaryId': 'Donor ID',
      'donor.dateOfBirth': 'DOB',
      'location.locationId': 'Client Site',
      'testResult.specimenId': 'Specimen ID',
      'testResult.specimenType': 'Matrix',
      'testResult.collectedAt': 'Collected',
      'testResult.receivedAt': 'Received',
      'testResult.reportedAt': 'Reported',
      'testResult.reasonForTest': 'Reason',
      'testResult.overallResult': 'Summary Result',
      'line.drug': 'Analyte',
      'line.result': 'Analyte Result',
    },
    results,
    specimens,
    reasons,
  },
  {
    provider: 'QuestDiagnostics',
    description: 'Portal download, one line a specimen',
    heads: {
      'donor.firstName': 'FIRST_NAME',
      'donor.lastName': 'LAST_NAME',
      'donor.primaryId': 'DONOR_SSN',
      'location.locationId': 'SITE_CODE',
      'testResult.specimenId': 'SPECIMEN',
      'testResult.specimenType': 'SPEC_TYPE',
      'testResult.collectedAt': 'COLLECTION_DATE',
      'testResult.reportedAt': 'REPORT_DATE',
      'testResult.reasonForTest': 'REASON',
      'testResult.overallResult': 'RESULT',
    },
    results: { RESULT_NEGATIVE: 'N', RESULT_POSITIVE: 'P', RESULT_INVALID: 'I' },
    specimens: { URINE: 'U', ORAL_FLUID: 'O', HAIR: 'H' },
    reasons: { ...reasons, OTHER: 'OTH' },
  },
];

const mapped = (words: Words) =>
  Object.entries(words).map(([mdReference, clientValue]) => ({ mdReference, clientValue }));

/** Import schemas of the tenant, as far as it works with these laboratories. */
export async function seedBulkSchemas(
  tx: Tx,
  providers: readonly LabProviderName[] = schemas.map(({ provider }) => provider),
): Promise<void> {
  for (const schema of schemas.filter(({ provider }) => providers.includes(provider)))
    await bulkSchemas.insert(tx, {
      provider: schema.provider,
      version: '1.0',
      description: schema.description,
      fields: mapped(schema.heads),
      overrallResultFields: mapped(schema.results),
      lineResultFields: 'line.result' in schema.heads ? mapped(schema.results) : [],
      specimenTypeFields: mapped(schema.specimens),
      testReasonFields: mapped(schema.reasons),
    });
}
