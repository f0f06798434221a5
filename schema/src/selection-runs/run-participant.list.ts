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

const STILL = 'Of valid runs in a selection period that is not over.';

/** What somebody has to do about a participant: by these fields of the list (decision 45). */
export const participantWork = {
  PARTICIPANTS_NOT_NOTIFIED: 'needsNotice',
  SELECTIONS_NOT_ORDERED: 'needsOrder',
  PARTICIPANTS_NOT_COLLECTED: 'needsCollection',
} as const;
export type ParticipantWork = keyof typeof participantWork;

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
    runDate: { kind: 'date', sort: true },
    testPoolId: { kind: 'id' },
    needsOrder: {
      kind: 'boolean',
      description: `Whether neither a test nor an order stands for something that was selected. ${STILL}`,
    },
    needsNotice: {
      kind: 'boolean',
      description: `Whether nobody noted that the person was told, and no specimen was given. ${STILL}`,
    },
    needsCollection: {
      kind: 'boolean',
      description: `Whether an order stands whose specimen was not collected. ${STILL}`,
    },
    drugCompletedAt: { kind: 'timestamp', description: 'When the drug test was done.' },
    alcoholCompletedAt: { kind: 'timestamp', description: 'When the alcohol test was done.' },
  },
  parents: ['selectionRunId'],
  search: [],
  defaultSort: 'runIndex',
});
