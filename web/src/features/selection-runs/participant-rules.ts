import type { ParticipantPartsFragment } from './selection-run.generated.ts';

type Status = Pick<ParticipantPartsFragment, 'selectionStatus'>;

/** Whether a participant is to be tested, for whatever it is. */
export const isSelected = ({ selectionStatus }: Status): boolean =>
  selectionStatus === 'SELECTED_FOR_DRUGS' ||
  selectionStatus === 'SELECTED_FOR_DRUGS_AND_ALCOHOL' ||
  selectionStatus === 'SELECTED_FOR_ALCOHOL';

export const isAlternate = ({ selectionStatus }: Status): boolean =>
  selectionStatus === 'ALTERNATE_SELECTION';

export const isExcused = ({ selectionStatus }: Status): boolean => selectionStatus === 'EXCUSED';
