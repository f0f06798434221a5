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

export const runParticipantList = defineList({
  fields: {
    id: { kind: 'id', filter: ['EQ', 'IN'] },
    selectionRunId: { kind: 'id', filter: ['EQ', 'IN'] },
    memberId: { kind: 'id', filter: ['EQ', 'IN'] },
    selectionStatus: {
      kind: 'text',
      filter: ['EQ', 'IN'],
      sort: true,
      values: keysOf(selectionStatuses),
    },
    runIndex: { kind: 'int', sort: true },
    lastName: { kind: 'text', filter: ['SW'], sort: true },
    firstName: { kind: 'text', filter: ['SW'], sort: true },
  },
  search: [],
  defaultSort: 'runIndex',
});
