import { HASH_BYTES } from '@assay/draw/bulk-hash';
import type { PackedRanking, Ranking } from '@assay/draw/tickets';

/** Hexadecimal digits of a ticket. */
const DIGITS = 2 * HASH_BYTES;

/** All of some tickets as digits, one behind the other. */
export const ticketDigits = ({ buffer, byteOffset, byteLength }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('hex');

/**
 * Members in drawn order as a thread hands them over. All tickets become text at once: one by one, those of
 * a hundred thousand held up every other call for most of a second.
 */
export function unpackRanking({ memberIds, tickets }: PackedRanking): Ranking {
  const digits = ticketDigits(tickets);
  return {
    length: memberIds.length,
    memberId: (place) => memberIds[place] ?? 0,
    ticket: (place) => digits.slice(place * DIGITS, (place + 1) * DIGITS),
  };
}
