import { defineList } from '../core/list.ts';

const sortedInt = { kind: 'int', sort: true } as const;

export const selectionRunList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'] },
    testPoolId: { kind: 'id', filter: ['EQ', 'IN'] },
    runDate: { kind: 'date', filter: ['EQ', 'GTE', 'LTE'], sort: true },
    isInvalidated: { kind: 'boolean', filter: ['EQ'] },
    modality: { kind: 'text', sort: true },
    memberCount: sortedInt,
    selectedForDrugTesting: sortedInt,
    selectedForAlcoholTesting: sortedInt,
    selectedForDrugAndAlcoholTesting: sortedInt,
    completedDrugTestsPercentage: { kind: 'number', sort: true },
    completedAlcoholTestsPercentage: { kind: 'number', sort: true },
  },
  search: [],
  defaultSort: 'runDate',
});
