import { z } from 'zod';
import { recordId } from '../core/fields.ts';
import { SelectionInterval, TestPoolStatus } from './enums.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import type { drawStates, targetStates } from './test-pool-progress.list.ts';

export const DrawState = wordedEnum(
  {
    OVERDUE: 'A selection period ended without a draw, and none was made since.',
    DUE: 'The selection period that runs is not drawn yet.',
    NOTHING_DUE:
      'The period that runs is drawn, none has begun, or there is nobody or nothing to draw for.',
  } satisfies Record<keyof typeof drawStates, string>,
  { id: 'DrawState', description: 'What must be drawn from a pool.' },
);

export const TargetState = wordedEnum(
  {
    MISSED: 'The program ended with fewer completed tests than its target.',
    BEHIND: 'The forecast is below the target.',
    ON_TRACK: 'The forecast reaches the target.',
    MET: 'As many tests are completed as the target asks for.',
    NO_TARGET: 'No tests are asked for: the pool is empty, or its targets are 0.',
  } satisfies Record<keyof typeof targetStates, string>,
  { id: 'TargetState', description: 'How the targets of a pool stand, drug and alcohol together.' },
);

const count = (what: string) => z.int().nonnegative().describe(what);

export const TestProgress = z
  .object({
    target: count('Tests that the whole program asks for.'),
    due: count('The part of the target that falls to the selection periods that are over.'),
    done: count('Completed tests of the program, with those from before it was run here.'),
    open: count(
      'Selected in a valid run of the selection period that runs, and neither completed nor excused.',
    ),
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
    drawState: DrawState.nullable().describe('What must be drawn; null when it is not active.'),
    drawPeriod: z
      .int()
      .positive()
      .nullable()
      .describe('Selection period that is drawn next, from 1; null when all are drawn.'),
    drawBy: z.iso.date().nullable().describe('Last day of that period, YYYY-MM-DD.'),
    targetState: TargetState.describe('How its targets stand, also once its program is over.'),
    activeMemberCount: count('Members who are not removed.'),
    programEndDate: z.iso.date().describe('Last day of the program.'),
    latestRunDate: z.iso.date().nullable().describe('Day of the latest valid draw.'),
    nextRunDate: z.iso
      .date()
      .nullable()
      .describe(
        'First day of the period that is drawn next, YYYY-MM-DD; null when no draw is to come.',
      ),
    overdueDraws: count(
      'Selection periods that passed without a draw since the pool is run here; 0 for a pool that is not active or has nobody to draw.',
    ),
    drugs: TestProgress.describe('Drug tests.'),
    alcohol: TestProgress.describe('Alcohol tests.'),
  })
  .meta({ id: 'TestPoolProgress', description: 'How far a random test pool is with its year.' });
export type TestPoolProgress = z.output<typeof TestPoolProgress>;

const counted = (what: string) => count(`Active pools ${what}`);

export const TestPoolProgressSummary = z
  .object({
    active: count('Active pools.'),
    overdue: counted('with drawState OVERDUE.'),
    due: counted('with drawState DUE.'),
    nothingDue: counted('with drawState NOTHING_DUE.'),
    noTarget: counted('with targetState NO_TARGET.'),
    onTrack: counted('with targetState ON_TRACK.'),
    behind: counted('with targetState BEHIND.'),
    met: counted('with targetState MET.'),
    missed: count('Pools whose program ended within the last 365 days short of its target.'),
    drugs: TestProgress.describe('Drug tests of all active pools.'),
    alcohol: TestProgress.describe('Alcohol tests of all active pools.'),
  })
  .meta({
    id: 'TestPoolProgressSummary',
    description: 'Progress of all active random test pools in sight.',
  });
export type TestPoolProgressSummary = z.output<typeof TestPoolProgressSummary>;
