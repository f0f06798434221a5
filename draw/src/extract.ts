import {
  ExtractCommitment,
  ExtractOutcome,
  SelectionExtract,
  type ExtractedMember,
  type LastTickets,
} from '@assay/schema/selection-runs/extract';
import { hashOfText } from './hashes.ts';
import { linesOf } from './records.ts';
import type { Numbers, Selection } from './selection.ts';
import type { Ranking } from './tickets.ts';

/*
 * The extract of one company from a draw of its consortium (ADR 89). What a ticket is selected for follows from the last
 * tickets that were selected, so that nothing about the other members is needed to tell.
 */

/** SHA-256 of the record of a company that is fixed before the seed is opened. */
export const extractCommitmentHash = (commitment: ExtractCommitment): string =>
  hashOfText(linesOf(ExtractCommitment.parse(commitment)));

/** SHA-256 of the record of what a draw brought to a company. */
export const extractOutcomeHash = (outcome: ExtractOutcome): string =>
  hashOfText(linesOf(ExtractOutcome.parse(outcome)));

const unsealed = SelectionExtract.omit({ seal: true });

/** SHA-256 of everything else in an extract: its JSON without blanks, keys in the contract's order. */
export const sealOfExtract = (extract: Omit<SelectionExtract, 'seal'>): string =>
  hashOfText(JSON.stringify(unsealed.strip().parse(extract)));

/** The extract with its seal. */
export const sealedExtract = (extract: Omit<SelectionExtract, 'seal'>): SelectionExtract => ({
  ...extract,
  seal: sealOfExtract(extract),
});

/** The tickets up to which a draw selected, of those selected and alternates in drawn order. */
export function lastTicketsOf({ length, ticket }: Ranking, numbers: Numbers): LastTickets {
  const at = (count: number): string | null =>
    count === 0 || length === 0 ? null : ticket(Math.min(count, length) - 1);
  const { drugs, alcohol, alternates } = numbers;
  const tested = Math.max(drugs, alcohol);
  return {
    drugs: at(drugs),
    alcohol: at(alcohol),
    alternates: alternates === 0 || length <= tested ? null : at(tested + alternates),
  };
}

const isUpTo = (ticket: string, last: string | null): boolean => last !== null && ticket <= last;

/** What a ticket is selected for, or nothing. Hexadecimal digits of one length are in the order of their bytes. */
function selectionOf(ticket: string, last: LastTickets): Selection | null {
  const [drugs, alcohol] = [isUpTo(ticket, last.drugs), isUpTo(ticket, last.alcohol)];
  if (drugs) return alcohol ? 'SELECTED_FOR_DRUGS_AND_ALCOHOL' : 'SELECTED_FOR_DRUGS';
  if (alcohol) return 'SELECTED_FOR_ALCOHOL';
  return isUpTo(ticket, last.alternates) ? 'ALTERNATE_SELECTION' : null;
}

/** Of members in the order of their tickets those who are selected. */
export function extractDrawn(ranking: Ranking, last: LastTickets): ExtractedMember[] {
  const drawn: ExtractedMember[] = [];
  for (let place = 0; place < ranking.length; place += 1) {
    const ticket = ranking.ticket(place);
    const selection = selectionOf(ticket, last);
    if (selection === null) break;
    drawn.push({ memberId: ranking.memberId(place), selection, ticket });
  }
  return drawn;
}
