import { FileDigit, UserCheck, UserX } from 'lucide-react';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { callUpHint, isAlternate, isSelected, isUntested } from './participant-rules.ts';
import type { ParticipantPartsFragment as Participant } from './selection-run.generated.ts';
import { callUps, type CallUp } from './use-participant-changes.ts';

interface Handlers {
  onExcuse: () => void;
  onSpecimenId: () => void;
  onCallUp: (to: CallUp) => void;
}

const callUp = (to: CallUp, hint: string | null, { onCallUp }: Handlers) => ({
  id: to,
  label: callUps[to].label,
  icon: UserCheck,
  disabled: hint !== null,
  hint: hint ?? undefined,
  onSelect: () => onCallUp(to),
});

/** What can be done with a participant (C s4): the selected are excused, alternates are called up in their turn. */
export const participantActions = (
  row: Participant,
  rows: readonly Participant[],
  ordersOnPaper: boolean,
  handlers: Handlers,
): RowActions => [
  isUntested(row) && { id: 'excuse', label: 'Excuse', icon: UserX, onSelect: handlers.onExcuse },
  isSelected(row) &&
    ordersOnPaper && {
      id: 'specimenId',
      label: row.specimenId === null ? 'Set specimen ID' : 'Edit specimen ID',
      icon: FileDigit,
      onSelect: handlers.onSpecimenId,
    },
  isAlternate(row) && callUp('SELECTED_FOR_DRUGS', callUpHint(row, rows), handlers),
  isAlternate(row) && callUp('SELECTED_FOR_DRUGS_AND_ALCOHOL', callUpHint(row, rows), handlers),
];
