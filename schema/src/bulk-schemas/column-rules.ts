import type { z } from 'zod';
import { pastDay } from '../common/person-rules.ts';
import { plausibleBirth } from '../common/plausible-dates.ts';
import { primaryIdTypes } from '../common/primary-id-types.ts';
import { csvDate, csvMoment, csvOneOf } from '../core/csv-cells.ts';
import { csvNumber, csvText } from '../core/csv-texts.ts';
import { optional, text } from '../core/fields.ts';

/** Either spelling of a kind of identification: `CDL_NUMBER` and "CDL Number". */
const idTypes = new Map(
  Object.entries(primaryIdTypes).flatMap(([value, label]) => [
    [value, value] as const,
    [label.toUpperCase(), value] as const,
  ]),
);

interface ColumnRule<T extends z.ZodType = z.ZodType> {
  /** What the column holds, as the form calls it. */
  description: string;
  /** Rule of a cell, which is empty where the column is left out. */
  rule: T;
}

const column = <T extends z.ZodType>(description: string, rule: T): ColumnRule<T> => ({
  description,
  rule,
});

/**
 * Columns of a laboratory's result file, by what they mean to us (contract §16). Four of them hold words of the
 * laboratory, which the other lists of a schema translate; here they are texts. The last two find the order of a result.
 */
export const columnRules = {
  'donor.firstName': column('Donor First Name', csvText()),
  'donor.lastName': column('Donor Last Name', csvText()),
  'donor.primaryId': column('Donor Primary ID', csvNumber()),
  'donor.primaryIdType': column('Donor Primary ID Type', optional(csvOneOf(idTypes))),
  'donor.dateOfBirth': column('Donor Date of Birth', optional(plausibleBirth(pastDay(csvDate())))),
  'location.locationId': column('Location ID', csvNumber()),
  'testResult.specimenId': column('Specimen ID', csvNumber()),
  'testResult.specimenType': column('Specimen Type', text()),
  'testResult.collectedAt': column('Collected At', csvMoment()),
  'testResult.receivedAt': column('Received At', optional(csvMoment())),
  'testResult.reportedAt': column('Reported At', optional(csvMoment())),
  'testResult.reasonForTest': column('Reason for Test', text()),
  'testResult.overallResult': column('Overall Result', text()),
  'line.drug': column('Drug or Adulterant of the Line', optional(csvText())),
  'line.result': column('Result of the Line', optional(text())),
  'labOrder.orderNumber': column('Order Number', optional(csvNumber())),
  'labOrder.masterAccountId': column('Lab Account', optional(csvNumber())),
} as const;

export type ColumnReference = keyof typeof columnRules;

/** What stands in a column, once its words are translated. */
export type ColumnValue<R extends ColumnReference> = z.output<(typeof columnRules)[R]['rule']>;

export const isColumnReference = (name: string): name is ColumnReference =>
  Object.hasOwn(columnRules, name);
