import type { SelectionStatusName } from './run-participant.list.ts';

/** The two kinds of test that a draw selects for. */
export type TestKind = 'drugs' | 'alcohol';

const selectedFor: Record<TestKind, readonly SelectionStatusName[]> = {
  drugs: ['SELECTED_FOR_DRUGS', 'SELECTED_FOR_DRUGS_AND_ALCOHOL'],
  alcohol: ['SELECTED_FOR_ALCOHOL', 'SELECTED_FOR_DRUGS_AND_ALCOHOL'],
};

interface ShownParticipant {
  selectionStatus: SelectionStatusName;
  drawnStatus: SelectionStatusName;
}

/** Who stood by when drawn was called up for one kind or for both; which, nobody noted. */
const wasSelected = (drawn: SelectionStatusName, kind: TestKind): boolean =>
  drawn === 'ALTERNATE_SELECTION' || selectedFor[kind].includes(drawn);

/**
 * What a run says of a participant for one kind of test (C s4): Yes, Invalidated when the run is, Alternate,
 * Excused, or a dash.
 */
export function participantWord(
  { selectionStatus, drawnStatus }: ShownParticipant,
  kind: TestKind,
  isInvalidated: boolean,
): string {
  if (selectionStatus === 'ALTERNATE_SELECTION') return 'Alternate';
  if (selectionStatus === 'EXCUSED') return wasSelected(drawnStatus, kind) ? 'Excused' : '–';
  if (!selectedFor[kind].includes(selectionStatus)) return '–';
  return isInvalidated ? 'Invalidated' : 'Yes';
}
