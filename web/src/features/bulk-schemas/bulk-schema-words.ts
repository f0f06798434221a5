import {
  columnOfWords,
  fieldLists,
  type FieldListName,
} from '@assay/schema/bulk-schemas/import-templates';
import { columnRules, isColumnReference } from '@assay/schema/bulk-schemas/column-rules';
import type { CreateBulkSchemaInput } from '@assay/schema/bulk-schemas/bulk-schema';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { isProvider } from '../../domain/laboratories/provider.ts';
import type { FormValues, LabelsOf, TextsOf } from '../../lib/forms/form-types.ts';

/** What the form of an import schema holds. */
export type SchemaValues = FormValues<typeof CreateBulkSchemaInput>;

/** Words of an import schema, the same in its form, its history and the list (C s2). */
export const bulkSchemaLabels = {
  provider: 'Lab Provider',
  version: 'Version',
  description: 'Description',
  ...fieldLists,
} as const satisfies LabelsOf<typeof CreateBulkSchemaInput>;

/** "Negative: NEG; Positive: POS". */
const listText = (fields: SchemaValues['fields']): string =>
  fields
    .filter(({ clientValue }) => clientValue !== '')
    .map(({ description, clientValue }) => `${description}: ${clientValue}`)
    .join('; ');

export const bulkSchemaTexts: TextsOf<typeof CreateBulkSchemaInput> = {
  provider: (value) => (isProvider(value) ? labProviderNames[value] : null),
  fields: listText,
  overrallResultFields: listText,
  lineResultFields: listText,
  specimenTypeFields: listText,
  testReasonFields: listText,
};

const wordsHint = (column: keyof typeof columnOfWords): string =>
  `What the laboratory writes into the column of “${columnRules[columnOfWords[column]].description}”. Several words for one meaning have a vertical bar between them.`;

/** What each list is about. */
export const listHints: Readonly<Record<FieldListName, string>> = {
  fields: 'The head of each column, as the first line of the file has it; capitals do not matter.',
  overrallResultFields: wordsHint('overrallResultFields'),
  lineResultFields: wordsHint('lineResultFields'),
  specimenTypeFields: wordsHint('specimenTypeFields'),
  testReasonFields: wordsHint('testReasonFields'),
};

const moment = 'A date as MM/DD/YYYY or YYYY-MM-DD, with or without a time.';

const columnHelp: Readonly<Record<string, string>> = {
  'donor.primaryId': 'SSN, license or employee number.',
  'donor.primaryIdType': 'SSN, DL, State ID, CDL Number, Employee ID or Other.',
  'donor.dateOfBirth': 'A date as MM/DD/YYYY or YYYY-MM-DD.',
  'location.locationId': 'The Location ID by which the portal knows the place.',
  'testResult.specimenId': 'One specimen may have several lines.',
  'testResult.specimenType': 'Its words are translated by Specimen Type Mapping.',
  'testResult.collectedAt': moment,
  'testResult.receivedAt': moment,
  'testResult.reportedAt': moment,
  'testResult.reasonForTest': 'Its words are translated by Test Reason Mapping.',
  'testResult.overallResult': 'Its words are translated by Overall Result Mapping.',
  'line.drug': 'For files with a line for each drug.',
  'line.result': 'Its words are translated by Line Item Result Mapping.',
};

/** Help with a mapping field; values of a list explain themselves. */
export const helpWith = (mdReference: string): string | undefined => columnHelp[mdReference];

/** What a column is called, for the lines of a sample. */
export const columnName = (reference: string | null): string =>
  reference !== null && isColumnReference(reference)
    ? columnRules[reference].description
    : 'Whole row';
