import { kindsOf } from '@assay/schema/selection-runs/participant-words';
import type { ParticipantPartsFragment } from './selection-run.generated.ts';

type Status = Pick<ParticipantPartsFragment, 'selectionStatus'>;

/** Whether a participant is to be tested, for whatever it is. */
export const isSelected = ({ selectionStatus }: Status): boolean =>
  selectionStatus === 'SELECTED_FOR_DRUGS' ||
  selectionStatus === 'SELECTED_FOR_DRUGS_AND_ALCOHOL' ||
  selectionStatus === 'SELECTED_FOR_ALCOHOL';

/** Whether neither a test nor an order stands for somebody who was selected. */
export const isUntested = (
  row: Pick<ParticipantPartsFragment, 'selectionStatus' | 'openTests'>,
): boolean => isSelected(row) && row.openTests.length === kindsOf(row.selectionStatus).length;

export const isAlternate = ({ selectionStatus }: Status): boolean =>
  selectionStatus === 'ALTERNATE_SELECTION';

/**
 * Why an alternate cannot be called up yet; null for the one whose turn it is. `rows` are all participants of the run,
 * in drawn order.
 */
export function callUpHint(
  row: Pick<ParticipantPartsFragment, 'id'>,
  rows: readonly Pick<ParticipantPartsFragment, 'id' | 'selectionStatus' | 'drawnStatus'>[],
): string | null {
  const called = rows.filter(
    (each) => each.drawnStatus === 'ALTERNATE_SELECTION' && !isAlternate(each),
  );
  if (rows.filter(isExcused).length <= called.length) return 'Nobody is excused';
  return rows.find(isAlternate)?.id === row.id ? null : 'Another alternate comes first';
}

export const isExcused = ({ selectionStatus }: Status): boolean => selectionStatus === 'EXCUSED';
