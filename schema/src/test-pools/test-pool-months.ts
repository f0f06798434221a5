import { z } from 'zod';

const count = (what: string) => z.int().nonnegative().describe(what);

const TestsByMonth = z
  .object({
    due: count(
      'The part of the targets that falls to the selection periods that are over when the month ends, or today in the month that runs.',
    ),
    done: count(
      'Completed tests by then, with those from before a pool was run here; null in a month to come.',
    ).nullable(),
    behind: count(
      'What the pools that have fewer than are due lack, each by itself; null in a month to come.',
    ).nullable(),
    completed: count('Tests that were completed in the month; null in a month to come.').nullable(),
  })
  .meta({ id: 'TestsByMonth', description: 'Random tests of one kind by the end of a month.' });
export type TestsByMonth = z.output<typeof TestsByMonth>;

const TestPoolMonth = z
  .object({
    month: z.iso.date().describe('First day of the month, YYYY-MM-DD, where the caller is.'),
    drugs: TestsByMonth.describe('Drug tests.'),
    alcohol: TestsByMonth.describe('Alcohol tests.'),
  })
  .meta({ id: 'TestPoolMonth', description: 'What was due and done by the end of a month.' });
export type TestPoolMonth = z.output<typeof TestPoolMonth>;

const TestsOfYear = z
  .object({
    target: count('Tests that the programs ask for.'),
    before: count(
      'Tests done before a pool was run here. No day of them is known: they count from the first month.',
    ),
  })
  .meta({ id: 'TestsOfYear', description: 'Random tests of one kind in all programs.' });
export type TestsOfYear = z.output<typeof TestsOfYear>;

export const TestPoolMonths = z
  .object({
    pools: count('Active pools.'),
    drugs: TestsOfYear.describe('Drug tests.'),
    alcohol: TestsOfYear.describe('Alcohol tests.'),
    months: z
      .array(TestPoolMonth)
      .describe(
        'A year from the month in which the first of the programs began, or until the month that runs; empty without pools.',
      ),
  })
  .meta({
    id: 'TestPoolMonths',
    description: 'The year of all active random test pools in sight, month by month.',
  });
export type TestPoolMonths = z.output<typeof TestPoolMonths>;
