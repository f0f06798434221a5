import { z } from 'zod';
import { ReasonForTest } from '../test-results/test-row.ts';

const search = () =>
  z
    .string()
    .describe('Conditions of the list of tests (`GET /api/testresults`) behind the number.');
const tests = () => z.int().nonnegative().describe('How many tests.');

const turnaround = () =>
  z
    .number()
    .nullable()
    .describe('Average from collection to release, in days with one decimal; null of nothing.');
const timed = () =>
  z.int().nonnegative().describe('Of how many laboratory tests the turnaround is the average.');

const TestsOfWeek = z
  .object({
    week: z.string().describe('Monday of the week, YYYY-MM-DD, UTC.'),
    tests: tests(),
    search: search(),
    turnaroundDays: turnaround(),
    timed: timed(),
    timedSearch: search(),
  })
  .meta({ id: 'TestsOfWeek', description: 'Released tests of a week.' });
const TestsOfReason = z
  .object({
    reason: ReasonForTest.nullable().describe('Why; null where none is known.'),
    tests: tests(),
    search: search(),
  })
  .meta({ id: 'TestsOfReason', description: 'Released tests for a reason.' });

export const TestFigures = z
  .object({
    from: z.string().describe('First day of the period, YYYY-MM-DD, UTC.'),
    to: z.string().describe('Last day of the period.'),
    released: tests(),
    releasedSearch: search(),
    turnaroundDays: turnaround(),
    timed: timed(),
    timedSearch: search(),
    nonDotRated: z
      .int()
      .nonnegative()
      .describe('Non-DOT tests that are negative or positive, over which the rate is.'),
    nonDotRatedSearch: search(),
    nonDotPositive: z
      .int()
      .nonnegative()
      .nullable()
      .describe('Of these the positive ones; null where fewer than 10 people were tested.'),
    nonDotPositiveSearch: search(),
    weeks: z
      .array(TestsOfWeek)
      .describe('By week, the first one first; weeks without tests have no entry.'),
    reasons: z.array(TestsOfReason).describe('By reason, most first.'),
  })
  .meta({
    id: 'TestFigures',
    description: 'What became known of tests in a period, over everything in sight.',
  });
export type TestFigures = z.output<typeof TestFigures>;
