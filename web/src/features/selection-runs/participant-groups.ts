import { isAlternate, isExcused, isSelected } from './participant-rules.ts';
import type {
  ParticipantPartsFragment as Participant,
  SelectionRunPartsFragment,
} from './selection-run.generated.ts';

export interface ParticipantGroup {
  title: string;
  /** What its reader should know before acting. */
  note?: string;
  /** Nothing is to be done about it: it is folded. */
  isDone: boolean;
  rows: readonly Participant[];
}

type Rule = Omit<ParticipantGroup, 'rows'> & { holds: (row: Participant) => boolean };

const alternates: Rule = {
  title: 'Alternates',
  note: 'In the order to call them up',
  isDone: false,
  holds: isAlternate,
};
const excused: Rule = { title: 'Excused', isDone: true, holds: isExcused };
const others: Rule = {
  title: 'Not selected',
  isDone: true,
  holds: (row) => !isSelected(row) && !isAlternate(row) && !isExcused(row),
};

const completed: Rule = {
  title: 'Completed',
  isDone: true,
  holds: (row) => isSelected(row) && row.completedAt !== null,
};
const ordered: Rule = {
  title: 'Ordered',
  note: 'A test or an order stands',
  isDone: false,
  holds: (row) => isSelected(row) && row.completedAt === null && row.openTests.length === 0,
};
/** Nothing is ordered yet, or not for both kinds of test. */
const isToDo = (row: Participant): boolean =>
  isSelected(row) && row.completedAt === null && row.openTests.length > 0;

const selected: Rule = { title: 'Selected', isDone: false, holds: isToDo };
/** Orders on paper are matched with the laboratory's answer by their specimen ID, which somebody types. */
const selectedOnPaper: readonly Rule[] = [
  {
    title: 'Specimen ID to enter',
    isDone: false,
    holds: (row) => isToDo(row) && row.specimenId === null,
  },
  {
    title: 'Specimen ID entered',
    isDone: true,
    holds: (row) => isToDo(row) && row.specimenId !== null,
  },
];

/** The participants of a run by what is to do about them, work first; each in drawn order. */
export function participantGroups(
  { isInvalidated, testPool }: Pick<SelectionRunPartsFragment, 'isInvalidated' | 'testPool'>,
  rows: readonly Participant[],
): ParticipantGroup[] {
  const isOnPaper = testPool?.testOrderType === 'PAPER_CCF_ORDER' && !isInvalidated;
  const rules = [
    ...(isOnPaper ? selectedOnPaper : [selected]),
    ordered,
    completed,
    alternates,
    excused,
    others,
  ];
  return rules
    .map(({ holds, ...group }) => ({ ...group, rows: rows.filter(holds) }))
    .filter((group) => group.rows.length > 0);
}
