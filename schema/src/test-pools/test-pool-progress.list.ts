import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { testPoolStatuses } from './labels.ts';

/** How an active pool stands, the most urgent first. */
export const poolProgressStates = {
  OVERDUE: 'Overdue',
  BEHIND: 'Behind target',
  DUE: 'Draw due',
  ON_TRACK: 'On track',
} as const;
export type PoolProgressState = keyof typeof poolProgressStates;

const id = { kind: 'id' } as const;
const sortedInt = { kind: 'int', sort: true } as const;

/** Progress of pools; what needs somebody first comes first. */
export const testPoolProgressList = defineList({
  fields: {
    id,
    companyId: id,
    consortiumId: id,
    locationId: id,
    name: { kind: 'text', sort: true },
    companyName: { kind: 'text', sort: true },
    consortiumName: { kind: 'text', sort: true },
    testingAgencyId: id,
    status: { kind: 'choice', values: keysOf(testPoolStatuses) },
    state: { kind: 'choice', values: keysOf(poolProgressStates) },
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
