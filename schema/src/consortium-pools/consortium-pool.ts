import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { ParticipantPerson, SelectionStatus } from '../selection-runs/run-participant.ts';
import { SelectionInterval, TestPoolStatus } from '../test-pools/enums.ts';

/*
 * What a client user sees of a pool that the own company shares with others (ADR 89). Nothing in here counts or names
 * people of another company; whoever adds a field has to ask what it tells of them.
 */

const share = (what: string) =>
  z
    .number()
    .nullable()
    .describe(`${what} a year, percent of the members; null when it is a fixed number.`);

const pool = {
  id: recordId(),
  name: z.string().describe('Name of the pool.'),
  consortiumName: z.string().describe('Name of the consortium.'),
  isRegulated: z.boolean().describe('Whether a DOT agency regulates it.'),
  testingAgencyName: z.string().nullable().describe('Name of the regulator.'),
  modality: SelectionInterval.describe('Selection interval.'),
  drugPercentage: share('Drug tests'),
  alcoholPercentage: share('Alcohol tests'),
  programStartDate: z.iso.date().describe('First day of the program.'),
  programEndDate: z.iso.date().describe('Last day of the program.'),
  status: TestPoolStatus.describe('What the pool is shown as.'),
  ownMemberCount: z.int().describe('Members of the own company who are not removed.'),
  latestRunDate: z.iso.date().nullable().describe('Day of the latest valid draw.'),
  nextRunDate: z.iso
    .date()
    .nullable()
    .describe('First day of the period that is drawn next; null when no draw is to come.'),
  chain: z.int().describe('Number of the seed chain, from 1.'),
  firstLink: z
    .string()
    .describe(
      'Fixes the seeds of the draws to come, 64 hexadecimal digits; to be kept before they are made.',
    ),
};

export const ConsortiumPool = z.object(pool).meta({
  id: 'ConsortiumPool',
  description: 'A random test pool of a consortium as one of its companies sees it.',
});
export type ConsortiumPool = z.output<typeof ConsortiumPool>;

const run = {
  id: recordId(),
  testPoolId: recordId().describe('The pool.'),
  poolName: z.string().describe('Name of the pool.'),
  runDate: z.iso.date().describe('Day of the draw, YYYY-MM-DD.'),
  period: z.int().positive().nullable().describe('Selection period of the program, from 1.'),
  periods: z.int().describe('Selection periods in the program.'),
  drawnAt: z.iso.datetime().describe('When it was drawn, UTC.'),
  isInvalidated: z.boolean().describe('Whether the run no longer counts.'),
  ownMemberCount: z.int().describe('Active members of the own company at the draw.'),
  ownDrawnCount: z.int().describe('Members of the own company that were drawn, with alternates.'),
};

export const ConsortiumRun = z.object(run).meta({
  id: 'ConsortiumRun',
  description: 'A draw from a pool of a consortium as one of its companies sees it.',
});
export type ConsortiumRun = z.output<typeof ConsortiumRun>;

export const ConsortiumPoolDetails = z
  .object({
    ...pool,
    runs: z
      .array(ConsortiumRun)
      .describe('Draws that members of the own company were in, the newest first, at most 400.'),
  })
  .meta({ id: 'ConsortiumPoolDetails', description: 'A pool of a consortium with its draws.' });
export type ConsortiumPoolDetails = z.output<typeof ConsortiumPoolDetails>;

export const ConsortiumParticipant = z
  .object({
    id: recordId().describe('The member of the pool.'),
    ...ParticipantPerson.shape,
    selectionStatus: SelectionStatus.describe('What became of the member; changes after the draw.'),
    drawnStatus: SelectionStatus.describe('What the draw brought; never changes.'),
    excusalReason: z.string().nullable().describe('Why the person was excused.'),
  })
  .meta({
    id: 'ConsortiumParticipant',
    description: 'A person of the own company whom a draw selected, as drawn.',
  });
export type ConsortiumParticipant = z.output<typeof ConsortiumParticipant>;

export const ConsortiumRunDetails = z
  .object({
    ...run,
    firstLink: z.string().describe('Published when the chain was made, before any draw from it.'),
    link: z.int().describe('Number of the link that this draw opened.'),
    seed: z.string().describe('The link that this draw opened.'),
    commitmentAt: z.iso.datetime().describe('When the members of the company were recorded, UTC.'),
    commitmentHash: z.string().describe('Of that record, as the audit log holds it.'),
    outcomeHash: z.string().describe('Of the record of what was drawn, as the audit log holds it.'),
    people: z
      .array(ConsortiumParticipant)
      .describe('People of the own company who were drawn, by name, the first 10,000.'),
  })
  .meta({ id: 'ConsortiumRunDetails', description: 'A draw with the people of the own company.' });
export type ConsortiumRunDetails = z.output<typeof ConsortiumRunDetails>;
