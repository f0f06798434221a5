import type { DrawnMember } from '@assay/schema/selection-runs/certificate';
import type { Ranking } from './tickets.ts';

/** How many a draw selects. */
export interface Numbers {
  drugs: number;
  alcohol: number;
  alternates: number;
}

/** How many places of the drawn order are taken: who is drawn for drugs is drawn for alcohol first. */
export const drawnTotal = ({ drugs, alcohol, alternates }: Numbers): number =>
  Math.max(drugs, alcohol) + alternates;

/**
 * Labels the first members of the drawn order. Alcohol tests go to those drawn for drugs first, and what
 * exceeds them to the next in order; alternates follow (decision 6). Numbers over the members are cut.
 */
export function selectDrawn(ranking: Ranking, numbers: Numbers): DrawnMember[] {
  const { drugs, alcohol } = numbers;
  const tested = Math.max(drugs, alcohol);
  const drawn = Math.min(drawnTotal(numbers), ranking.length);
  return Array.from({ length: drawn }, (_, place) => ({
    order: place + 1,
    memberId: ranking.memberId(place),
    selection:
      place >= tested
        ? 'ALTERNATE_SELECTION'
        : place >= drugs
          ? 'SELECTED_FOR_ALCOHOL'
          : place >= alcohol
            ? 'SELECTED_FOR_DRUGS'
            : 'SELECTED_FOR_DRUGS_AND_ALCOHOL',
    ticket: ranking.ticket(place),
  }));
}
