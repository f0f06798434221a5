import { defineList } from '../core/list.ts';
import { keysOf } from '../core/keys-of.ts';

/** What became of a member in a draw, with the words of C s4. */
export const selectionStatuses = {
  SELECTED_FOR_DRUGS: 'Selected for drugs',
  SELECTED_FOR_DRUGS_AND_ALCOHOL: 'Selected for drugs and alcohol',
  SELECTED_FOR_ALCOHOL: 'Selected for alcohol',
  ALTERNATE_SELECTION: 'Alternate',
  EXCUSED: 'Excused',
  NOT_SELECTED: 'Not selected',
} as const;
export type SelectionStatusName = keyof typeof selectionStatuses;

/** The two kinds of test that a draw selects for. */
export const testKinds = { drugs: 'Drug', alcohol: 'Alcohol' } as const;
export type TestKind = keyof typeof testKinds;

export const runParticipantList = defineList({
  fields: {
    id: { kind: 'id' },
    selectionRunId: { kind: 'id' },
    memberId: { kind: 'id' },
    selectionStatus: {
      kind: 'choice',
      sort: true,
      values: keysOf(selectionStatuses),
    },
    runIndex: { kind: 'int', sort: true },
    lastName: { kind: 'text', sort: true },
    firstName: { kind: 'text', sort: true },
  },
  parents: ['selectionRunId'],
  search: [],
  defaultSort: 'runIndex',
});
