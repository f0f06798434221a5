import { z } from 'zod';
import { date, recordId, timestamp, version } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { TestingAgency } from '../reference/regulators.ts';
import { MisEmployer } from './mis-employer.ts';
import { misSections } from './mis-form.ts';

export const MisSectionName = wordedEnum(misSections, {
  id: 'MisSectionName',
  description: 'A part of a page of form DOT F 1385 with numbers.',
});

const MisCheck = z
  .object({
    label: z.string().describe('What has to agree.'),
    holds: z.boolean().describe('Whether it does.'),
    detail: z.string().describe('Both sides, in numbers.'),
  })
  .meta({ id: 'MisCheck', description: 'A check of the MIS report against itself or pools.' });
export type MisCheck = z.output<typeof MisCheck>;

const MisGap = z
  .object({
    label: z.string().describe('What is not known.'),
    tests: z.int().nonnegative().describe('Of how many tests.'),
    search: z.string().describe('Conditions of the list of tests that finds them.'),
  })
  .meta({ id: 'MisGap', description: 'What the MIS report lacks.' });
export type MisGap = z.output<typeof MisGap>;

const MisCell = z
  .object({
    key: z.string().describe('Key of its column.'),
    value: z.int().nonnegative().describe('What the report says.'),
    counted: z
      .int()
      .nonnegative()
      .describe('What tests and pools say now, in the sight of the caller.'),
    isCorrected: z.boolean().describe('Whether a person set the value.'),
    search: z
      .string()
      .nullable()
      .describe(
        'Conditions of the list of tests (`GET /api/testresults`) behind `counted`; null of a number of people.',
      ),
  })
  .meta({ id: 'MisCell', description: 'A number of the MIS report, with what is behind it.' });
export type MisCell = z.output<typeof MisCell>;

const MisRow = z
  .object({
    key: z.string().describe('Reason of the tests, or `TOTAL`.'),
    label: z.string().describe('What the form calls it.'),
    cells: z.array(MisCell).describe('One for each column, in their order.'),
  })
  .meta({ id: 'MisRow', description: 'A row of a section.' });
export type MisRow = z.output<typeof MisRow>;

const MisColumn = z
  .object({
    key: z.string().describe('By which cells have it.'),
    number: z.int().describe('Its number on the form.'),
    label: z.string().describe('Its head.'),
  })
  .meta({ id: 'MisColumn', description: 'A column of a section.' });

const MisSection = z
  .object({
    section: MisSectionName.describe('Which one.'),
    title: z.string().describe('What the form calls it.'),
    columns: z.array(MisColumn).describe('Its columns.'),
    rows: z.array(MisRow).describe('A row for each reason, and the total.'),
    notes: z.array(z.string()).describe('What a reader has to know of the numbers.'),
  })
  .meta({ id: 'MisSection', description: 'Section III or IV of form DOT F 1385.' });
export type MisSection = z.output<typeof MisSection>;

const MisPage = z
  .object({
    category: z
      .string()
      .nullable()
      .describe(
        'Employee category; null for tests whose category is not known, which are no page of the form.',
      ),
    employees: MisCell.describe('Section II (D): employees in this category.'),
    drugs: MisSection.describe('Section III.'),
    alcohol: MisSection.nullable().describe('Section IV; null for an agency that asks for none.'),
    checks: z.array(MisCheck).describe('Whether its numbers agree with each other.'),
  })
  .meta({ id: 'MisPage', description: 'The page of an employee category.' });
export type MisPage = z.output<typeof MisPage>;

const MisCorrection = z
  .object({
    label: z.string().describe('Which cell, in words.'),
    value: z
      .int()
      .nullable()
      .describe('What it was set to; null when a correction was taken back.'),
    before: z.int().describe('What it said before.'),
    reason: z.string().describe('Why.'),
    by: z.string().describe('Who did it.'),
    at: timestamp(),
  })
  .meta({ id: 'MisCorrection', description: 'A correction of a cell of the MIS report.' });
export type MisCorrection = z.output<typeof MisCorrection>;

const MisSignature = z
  .object({
    name: z.string().describe('The certifying official.'),
    title: z.string().describe('Title of the certifying official.'),
    by: z.string().describe('The user who signed it off.'),
    at: timestamp(),
    certifiedOn: date().describe('Day of the signature where it was signed.'),
    sha256: z.string().describe('SHA-256 of what was signed, hexadecimal.'),
    withdrawnAt: timestamp()
      .nullable()
      .describe('When it was withdrawn; null while it is in force.'),
    withdrawnBy: z.string().nullable().describe('Who withdrew it.'),
    withdrawReason: z.string().nullable().describe('Why.'),
  })
  .meta({ id: 'MisSignature', description: 'A signature under the MIS report.' });
export type MisSignature = z.output<typeof MisSignature>;

const MisChange = z
  .object({
    label: z.string().describe('Which cell, in words.'),
    signed: z.int().describe('What tests said when it was signed.'),
    now: z.int().describe('What they say now.'),
  })
  .meta({ id: 'MisChange', description: 'A number that changed after the signature.' });
export type MisChange = z.output<typeof MisChange>;

export const MisReport = z
  .object({
    companyId: recordId().describe('Record id of the company.'),
    companyName: z.string().describe('Employer.'),
    agency: TestingAgency.describe('Agency whose rules hold.'),
    year: z.int().describe('Calendar year.'),
    isWhole: z
      .boolean()
      .describe(
        'Whether the caller sees the whole company; a part is counted as it is seen, and neither corrected nor signed.',
      ),
    employer: MisEmployer.describe('Section I.'),
    employees: MisCell.describe('Section II (A): employees in all categories.'),
    numberOfCategories: z.int().describe('Section II (B): pages of the form.'),
    pages: z.array(MisPage).describe('A page for each employee category with people or tests.'),
    checks: z.array(MisCheck).describe('Whether random tests agree with what the draws asked for.'),
    missing: z
      .array(MisGap)
      .describe('What is not known of tests, and therefore not in the numbers.'),
    corrections: z.array(MisCorrection).describe('Every correction, the latest first.'),
    signatures: z.array(MisSignature).describe('Every signature, the latest first.'),
    changes: z.array(MisChange).describe('What changed since it was signed; none while it is not.'),
    state: z.string().describe('SHA-256 of what the report says, which a signature repeats.'),
    version: version(),
  })
  .meta({ id: 'MisReport', description: 'Form DOT F 1385 of a company, agency and year.' });
export type MisReport = z.output<typeof MisReport>;
