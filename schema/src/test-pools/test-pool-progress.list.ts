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

const id = { kind: 'id', filter: ['EQ', 'IN'] } as const;
const sortedInt = { kind: 'int', sort: true } as const;

/** Progress of pools; what needs somebody first comes first. */
export const testPoolProgressList = defineList({
  fields: {
    id,
    companyId: id,
    locationId: id,
    name: { kind: 'text', sort: true },
    companyName: { kind: 'text', filter: ['LIKE'], sort: true },
    testingAgencyId: { kind: 'id', filter: ['EQ'] },
    status: { kind: 'text', filter: ['EQ', 'IN'], values: keysOf(testPoolStatuses) },
    state: { kind: 'text', filter: ['EQ', 'IN'], values: keysOf(poolProgressStates) },
    attention: { kind: 'int', sort: true },
    activeMemberCount: sortedInt,
    nextRunDate: { kind: 'date', filter: ['GTE', 'LTE'], sort: true },
    overdueDraws: sortedInt,
    drugYtd: { kind: 'number', sort: true },
    alcoholYtd: { kind: 'number', sort: true },
  },
  search: ['name'],
  defaultSort: 'attention',
  defaultOrder: 'DESC',
});
