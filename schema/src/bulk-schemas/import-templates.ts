import { labProviderTabs, type LabProviderName } from '../common/lab-providers.ts';
import { reasonsForTest } from '../common/reasons-for-test.ts';
import { labResultTypes } from '../common/result-types.ts';
import { specimenTypeCode, specimenTypeIds, specimenTypes } from '../reference/specimen-types.ts';
import { columnRules, type ColumnReference } from './column-rules.ts';

/** A field that a schema maps. */
export interface TemplateField {
  /** What it is called on the form. */
  description: string;
  /** What it means to us: a path of a result, or a value of an enum. */
  mdReference: string;
  /** Whether no file can be read without it. */
  required: boolean;
}

/** The lists of a schema, two of them spelled as the contract has them, with what each of them maps. */
export const fieldLists = {
  fields: 'CSV Header Column Mapping',
  overrallResultFields: 'Overall Result Mapping',
  lineResultFields: 'Line Item Result Mapping',
  specimenTypeFields: 'Specimen Type Mapping',
  testReasonFields: 'Test Reason Mapping',
} as const;
export type FieldListName = keyof typeof fieldLists;
export const fieldListNames = Object.keys(fieldLists) as FieldListName[];

/** The column whose words a list translates. */
export const columnOfWords = {
  overrallResultFields: 'testResult.overallResult',
  lineResultFields: 'line.result',
  specimenTypeFields: 'testResult.specimenType',
  testReasonFields: 'testResult.reasonForTest',
} as const satisfies Record<Exclude<FieldListName, 'fields'>, ColumnReference>;
export type WordListName = keyof typeof columnOfWords;
export const wordListNames = Object.keys(columnOfWords) as WordListName[];

/** What the result files of a laboratory hold, in one version of its format. */
export interface ImportTemplate extends Record<FieldListName, readonly TemplateField[]> {
  provider: LabProviderName;
  version: string;
}

const valuesOf = (
  labels: Readonly<Record<string, string>>,
  required: readonly string[] = [],
): TemplateField[] =>
  Object.entries(labels).map(([mdReference, description]) => ({
    description,
    mdReference,
    required: required.includes(mdReference),
  }));

/** A column is needed where a result cannot be without it. */
const columns = Object.entries(columnRules).map(([mdReference, { description, rule }]) => ({
  description,
  mdReference,
  required: !rule.safeParse('').success,
}));

const specimens = Object.fromEntries(
  specimenTypeIds.map((id) => [specimenTypeCode(id), specimenTypes[id]]),
);

/** Version 1.0 of each laboratory with a tab (contract §16). */
export const importTemplates: readonly ImportTemplate[] = labProviderTabs.map((provider) => ({
  provider,
  version: '1.0',
  fields: columns,
  overrallResultFields: valuesOf(labResultTypes, ['RESULT_NEGATIVE', 'RESULT_POSITIVE']),
  lineResultFields: valuesOf(labResultTypes),
  specimenTypeFields: valuesOf(specimens),
  testReasonFields: valuesOf(reasonsForTest),
}));

/** The template of a laboratory's version; undefined where there is none. */
export const templateOf = (provider: string, version: string): ImportTemplate | undefined =>
  importTemplates.find((each) => each.provider === provider && each.version === version);
