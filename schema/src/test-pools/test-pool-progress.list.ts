import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { testPoolStatuses } from './labels.ts';

/** What must be drawn from an active pool, the most urgent first (decision 22). */
export const drawStates = {
  OVERDUE: 'Draw overdue',
  DUE: 'Draw due',
  NOTHING_DUE: 'Nothing due',
} as const;
export type DrawState = keyof typeof drawStates;

/** How the targets of a pool stand, the worst first; of a program that is over too. */
export const targetStates = {
  MISSED: 'Target missed',
  BEHIND: 'Behind target',
  ON_TRACK: 'On track',
  MET: 'Target met',
  NO_TARGET: 'No target',
} as const;
export type TargetState = keyof typeof targetStates;

const id = { kind: 'id' } as const;
const sortedInt = { kind: 'int', sort: true } as const;

/** Progress of pools; what needs somebody first comes first. */
export const testPoolProgressList = defineList({
  fields: {
    id,
    companyId: id,
    consortiumId: id,
    locationId: id,
    locationIds: {
      kind: 'ids',
      description:
        'Locations whose people it draws from: its own, and those of its active members.',
    },
    name: { kind: 'text', sort: true },
    companyName: { kind: 'text', sort: true },
    consortiumName: { kind: 'text', sort: true },
    testingAgencyId: id,
    status: { kind: 'choice', values: keysOf(testPoolStatuses) },
    drawState: { kind: 'choice', values: keysOf(drawStates) },
    targetState: { kind: 'choice', values: keysOf(targetStates) },
    /* An order alone: what it counts may change with any release. */
    attention: { kind: 'int', sort: true, filter: false },
    activeMemberCount: sortedInt,
    nextRunDate: { kind: 'date', sort: true },
    overdueDraws: sortedInt,
    drugYtd: { kind: 'number', sort: true },
    alcoholYtd: { kind: 'number', sort: true },
  },
  search: ['name'],
  defaultSort: 'attention',
  defaultOrder: 'DESC',
});
