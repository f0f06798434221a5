import type { DrawnMember } from '@assay/schema/selection-runs/certificate';
import type { Ranking } from './tickets.ts';

/** What a place in the drawn order is selected for. */
export type Selection = DrawnMember['selection'];

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
 * What the first of `ranked` members in the drawn order are selected for. Alcohol tests go to those drawn for drugs
 * first, and what exceeds them to the next in order; alternates follow (decision 6). Numbers over the
 * members are cut.
 */
export function selectionsOf(ranked: number, numbers: Numbers): Selection[] {
  const { drugs, alcohol } = numbers;
  const tested = Math.max(drugs, alcohol);
  return Array.from({ length: Math.min(drawnTotal(numbers), ranked) }, (_, place) => {
    if (place >= tested) return 'ALTERNATE_SELECTION';
    if (place >= drugs) return 'SELECTED_FOR_ALCOHOL';
    return place >= alcohol ? 'SELECTED_FOR_DRUGS' : 'SELECTED_FOR_DRUGS_AND_ALCOHOL';
  });
}

/** Labels the first members of the drawn order. */
export const selectDrawn = (ranking: Ranking, numbers: Numbers): DrawnMember[] =>
  selectionsOf(ranking.length, numbers).map((selection, place) => ({
    order: place + 1,
    memberId: ranking.memberId(place),
    selection,
    ticket: ranking.ticket(place),
  }));
