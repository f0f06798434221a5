import { keysOf } from '../core/keys-of.ts';
import { defineList } from '../core/list.ts';
import { selectionIntervals } from '../test-pools/labels.ts';

const sortedInt = { kind: 'int', sort: true } as const;

export const selectionRunList = defineList({
  fields: {
    id: { kind: 'id' },
    testPoolId: { kind: 'id' },
    runDate: { kind: 'date', sort: true },
    isInvalidated: { kind: 'boolean' },
    modality: { kind: 'choice', sort: true, values: keysOf(selectionIntervals) },
    memberCount: sortedInt,
    selectedForDrugTesting: sortedInt,
    selectedForAlcoholTesting: sortedInt,
    selectedForDrugAndAlcoholTesting: sortedInt,
    completedDrugTestsPercentage: { kind: 'number', sort: true },
    completedAlcoholTestsPercentage: { kind: 'number', sort: true },
  },
  parents: ['testPoolId'],
  search: [],
  defaultSort: 'runDate',
});
