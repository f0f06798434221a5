import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { wordedEnum } from '../core/worded-enum.ts';

export const ReportCellKind = wordedEnum(
  {
    count: 'How many tests.',
    percent: 'A percentage with two decimals.',
    days: 'Days with one decimal.',
    text: 'Words.',
    day: 'A day, YYYY-MM-DD.',
  },
  { id: 'ReportCellKind', description: 'How the values of a column of a report read.' },
);

const ReportColumn = z
  .object({
    key: z.string().describe('By which the rows have it.'),
    label: z.string().describe('Its head.'),
    kind: ReportCellKind.describe('How its values read.'),
  })
  .meta({ id: 'ReportColumn', description: 'A column of a report.' });
export type ReportColumn = z.output<typeof ReportColumn>;

const ReportCell = z
  .object({
    key: z.string().describe('Key of its column.'),
    kind: ReportCellKind.describe('How the value reads.'),
    number: z.number().nullable().describe('The value, where it is a number.'),
    text: z.string().nullable().describe('The value, where it is none.'),
    tests: z.int().nonnegative().nullable().describe('How many tests make a rate or an average.'),
    outOf: z.int().nonnegative().nullable().describe('Of how many tests it is the rate.'),
    search: z
      .string()
      .nullable()
      .describe(
        'Conditions of the list of tests (`GET /api/testresults`) that finds exactly the tests behind the number.',
      ),
    testResultId: recordId().nullable().describe('The test of the row, where a row is a test.'),
  })
  .meta({ id: 'ReportCell', description: 'A value of a report, with what is behind it.' });
export type ReportCell = z.output<typeof ReportCell>;

const ReportPoint = z
  .object({
    x: z.string().describe('Month, YYYY-MM.'),
    y: z.number().nullable().describe('Value; null where there is none.'),
  })
  .meta({ id: 'ReportPoint', description: 'A point of a chart.' });

const ReportSeries = z
  .object({
    name: z.string().describe('What it shows.'),
    points: z.array(ReportPoint).describe('One for each month.'),
  })
  .meta({ id: 'ReportSeries', description: 'A line of a chart.' });
export type ReportSeries = z.output<typeof ReportSeries>;

const ReportFact = z
  .object({
    word: z.string().describe('What it is, e.g. Company.'),
    value: z.string().describe('What was asked for.'),
  })
  .meta({ id: 'ReportFact', description: 'One of the criteria of a report, in words.' });

export const ReportBlock = z
  .object({
    title: z.string().describe('What it is called.'),
    columns: z.array(ReportColumn).describe('Its columns, in order.'),
    rows: z
      .array(z.record(z.string(), z.union([z.number(), z.string(), z.null()])))
      .describe('Its rows, values by the keys of the columns; what is absent counts as 0.'),
    cells: z.array(z.array(ReportCell)).describe('The same rows, with what is behind each value.'),
    series: z.array(ReportSeries).max(7).describe('Lines of its chart, seven at most.'),
    criteria: z.array(ReportFact).describe('What was asked for, in words.'),
    notes: z.array(z.string()).describe('What a reader has to know of the numbers.'),
  })
  .meta({ id: 'ReportBlock', description: 'A table of a report, with its chart.' });
export type ReportBlock = z.output<typeof ReportBlock>;

/** The history of one donor; the same table, with whose it is. */
export const DonorHistoryBlock = ReportBlock.extend({
  primaryId: z.string().describe('Id of the donor; an SSN as ***-**-1234.'),
}).meta({ id: 'DonorHistoryBlock', description: 'The tests of one donor.' });
export type DonorHistoryBlock = z.output<typeof DonorHistoryBlock>;
