import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { SelectionInterval, TestPoolStatus } from './enums.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import type { poolProgressStates } from './test-pool-progress.list.ts';

export const PoolProgressState = wordedEnum(
  {
    OVERDUE: 'A selection period passed without a draw.',
    BEHIND: 'The forecast is below the target.',
    DUE: 'The next selection date has come.',
    ON_TRACK: 'None of the others.',
  } satisfies Record<keyof typeof poolProgressStates, string>,
  { id: 'PoolProgressState', description: 'How a pool stands: the first that applies.' },
);

const count = (what: string) => z.int().nonnegative().describe(what);

export const TestProgress = z
  .object({
    target: count('Tests that the whole program asks for.'),
    due: count('The part of the target that falls to the selection periods that are over.'),
    done: count('Completed tests of the program, with those from before it was run here.'),
    open: count('Selected in a valid run, and neither completed nor excused.'),
    forecast: count(
      'Completed tests at the program’s end: those done, and of the open ones and the draws to come as large a share as was completed of the periods that are over, rounded up.',
    ),
  })
  .meta({ id: 'TestProgress', description: 'Tests of one kind in a program; counts of tests.' });
export type TestProgress = z.output<typeof TestProgress>;

export const TestPoolProgress = z
  .object({
    id: recordId().describe('The pool.'),
    name: z.string().describe('Name of the pool.'),
    companyId: recordId()
      .nullable()
      .describe('Company whose employees are drawn; null for a pool of a consortium.'),
    companyName: z.string().nullable().describe('Name of the company.'),
    consortiumId: recordId().nullable().describe('Consortium of the pool.'),
    consortiumName: z.string().nullable().describe('Name of the consortium.'),
    locationName: z
      .string()
      .nullable()
      .describe('Name of the location; null when the pool spans locations.'),
    testingAgencyName: z.string().nullable().describe('Name of the regulator.'),
    modality: SelectionInterval.describe('Selection interval.'),
    status: TestPoolStatus.describe('What the pool is shown as.'),
    state: PoolProgressState.nullable().describe('How it stands; null when it is not active.'),
    activeMemberCount: count('Members who are not removed.'),
    programEndDate: z.iso.date().describe('Last day of the program.'),
    latestRunDate: z.iso.date().nullable().describe('Day of the latest valid draw.'),
    nextRunDate: z.iso
      .date()
      .nullable()
      .describe('One interval after the latest draw; null when no draw is to come.'),
    overdueDraws: count(
      'Selection periods that passed without a draw since the pool is run here; 0 for a pool that is not active or has nobody to draw.',
    ),
    drugs: TestProgress.describe('Drug tests.'),
    alcohol: TestProgress.describe('Alcohol tests.'),
  })
  .meta({ id: 'TestPoolProgress', description: 'How far a random test pool is with its year.' });
export type TestPoolProgress = z.output<typeof TestPoolProgress>;

const counted = (what: string) => count(`Active pools that are ${what}.`);

export const TestPoolProgressSummary = z
  .object({
    active: count('Active pools.'),
    overdue: counted('OVERDUE'),
    behind: counted('BEHIND'),
    due: counted('DUE'),
    onTrack: counted('ON_TRACK'),
    drugs: TestProgress.describe('Drug tests of all active pools.'),
    alcohol: TestProgress.describe('Alcohol tests of all active pools.'),
  })
  .meta({
    id: 'TestPoolProgressSummary',
    description: 'Progress of all active random test pools in sight.',
  });
export type TestPoolProgressSummary = z.output<typeof TestPoolProgressSummary>;
