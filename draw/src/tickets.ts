import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import {
  BATCH,
  copyBytes,
  HASH_BYTES,
  MESSAGE_BYTES,
  plainHash,
  writeDecimal,
  type BulkHash,
} from './bulk-hash.ts';

/** Members in drawn order with their tickets. */
export interface Ranking {
  length: number;
  memberId: (place: number) => number;
  /** 64 hexadecimal digits. */
  ticket: (place: number) => string;
}

/** A ranking that was computed here, and not handed over. */
export interface ComputedRanking extends Ranking {
  /** The 32 bytes of a ticket. */
  ticketBytes: (place: number) => Uint8Array;
}

/** Most members that are put in order by one number each: 32 bits of the ticket and 21 of the place. */
const PACKED_MOST = 2 ** 21;

/** The tickets, one after the other: HMAC-SHA256(seed, member id in decimal digits). */
function ticketsOf(seed: string, memberIds: ArrayLike<number>, hash: BulkHash): Uint8Array {
  const tickets = new Uint8Array(memberIds.length * HASH_BYTES);
  const ticketsUnderSeed = hash.hmac(hexToBytes(seed));
  const batch = hash.newBatch(memberIds.length);
  for (let first = 0; first < memberIds.length; first += BATCH) {
    const count = Math.min(BATCH, memberIds.length - first);
    for (let at = 0; at < count; at += 1) {
      const from = at * MESSAGE_BYTES;
      batch.lengths[at] = writeDecimal(memberIds[first + at] ?? 0, batch.bytes, from) - from;
    }
    ticketsUnderSeed(batch, count, tickets, first);
  }
  return tickets;
}

/** Order of two tickets, byte by byte. */
function compareTickets(tickets: Uint8Array, a: number, b: number): number {
  for (let at = 0; at < HASH_BYTES; at += 1) {
    const difference = (tickets[a * HASH_BYTES + at] ?? 0) - (tickets[b * HASH_BYTES + at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Puts places into the order of their tickets, from where the first bytes put them. */
function settleTies(order: Uint32Array, tickets: Uint8Array): void {
  for (let at = 1; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    let to = at;
    while (to > 0 && compareTickets(tickets, order[to - 1] ?? 0, place) > 0) {
      order[to] = order[to - 1] ?? 0;
      to -= 1;
    }
    order[to] = place;
  }
}

/** The first four bytes of a ticket are below this. */
const HEADS = 2 ** 32;

/** Places of tickets with the `most` smallest among them: few where few are wanted, as tickets are spread evenly. */
function smallest(head: (place: number) => number, count: number, most: number): Uint32Array {
  const limit = (HEADS * (2 * most + 100)) / count;
  const places = new Uint32Array(count);
  let found = 0;
  for (let place = 0; place < count; place += 1) {
    if (head(place) < limit) {
      places[found] = place;
      found += 1;
    }
  }
  return found < most ? Uint32Array.from(places.keys()) : places.subarray(0, found);
}

/** Places of the `most` smallest tickets in ascending order. Their first four bytes decide nearly always. */
function orderOf(tickets: Uint8Array, count: number, most: number): Uint32Array {
  const view = new DataView(tickets.buffer);
  const head = (place: number): number => view.getUint32(place * HASH_BYTES);
  const order = smallest(head, count, most);
  if (count > PACKED_MOST) {
    order.sort((a, b) => compareTickets(tickets, a, b));
  } else {
    // Numbers sort many times faster without a comparison of ours.
    const packed = Float64Array.from(order, (place) => head(place) * PACKED_MOST + place).sort();
    packed.forEach((number, at) => {
      order[at] = number % PACKED_MOST;
    });
    settleTies(order, tickets);
  }
  return order.subarray(0, most);
}

/**
 * Puts members into drawn order: by ticket, ascending. A ticket depends on the seed and on the member's
 * own id alone, so neither the order of the list nor who else is on it moves anybody's chance.
 *
 * @param seed 64 hexadecimal digits.
 * @param most How many places are asked for; all of them without it.
 */
export function rankByTicket(
  seed: string,
  memberIds: ArrayLike<number>,
  { most = memberIds.length, hash = plainHash() }: { most?: number; hash?: BulkHash } = {},
): ComputedRanking {
  const tickets = ticketsOf(seed, memberIds, hash);
  const order = orderOf(tickets, memberIds.length, most);
  const placeOf = (place: number): number => {
    const at = order[place];
    if (at === undefined) throw new RangeError(`Nobody stands at place ${place}.`);
    return at;
  };
  const ticketBytes = (place: number): Uint8Array => {
    const from = placeOf(place) * HASH_BYTES;
    return tickets.subarray(from, from + HASH_BYTES);
  };
  return {
    length: order.length,
    memberId: (place) => memberIds[placeOf(place)] ?? 0,
    ticket: (place) => bytesToHex(ticketBytes(place)),
    ticketBytes,
  };
}

/** A ranking in two pieces of memory, to be handed from one thread to another. */
export interface PackedRanking {
  memberIds: Float64Array<ArrayBuffer>;
  /** 32 bytes each. */
  tickets: Uint8Array<ArrayBuffer>;
}

export function packRanking({ length, memberId, ticketBytes }: ComputedRanking): PackedRanking {
  const memberIds = new Float64Array(length);
  const tickets = new Uint8Array(length * HASH_BYTES);
  for (let place = 0; place < length; place += 1) {
    memberIds[place] = memberId(place);
    tickets.set(ticketBytes(place), place * HASH_BYTES);
  }
  return { memberIds, tickets };
}

/** Whether the next ticket of one ranking comes before the next of another. */
function comesFirst(a: Uint8Array, fromA: number, b: Uint8Array, fromB: number): boolean {
  for (let at = 0; at < HASH_BYTES; at += 1) {
    const difference = (a[fromA + at] ?? 0) - (b[fromB + at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return true;
}

/** Puts two rankings of other members into one, up to the `most` first places. */
export function mergeRankings(a: PackedRanking, b: PackedRanking, most: number): PackedRanking {
  const length = Math.min(most, a.memberIds.length + b.memberIds.length);
  const memberIds = new Float64Array(length);
  const tickets = new Uint8Array(length * HASH_BYTES);
  for (let place = 0, placeA = 0; place < length; place += 1) {
    const placeB = place - placeA;
    const [fromA, fromB] = [placeA * HASH_BYTES, placeB * HASH_BYTES];
    const isA =
      placeB === b.memberIds.length ||
      (placeA < a.memberIds.length && comesFirst(a.tickets, fromA, b.tickets, fromB));
    const from = isA ? fromA : fromB;
    memberIds[place] = (isA ? a.memberIds[placeA] : b.memberIds[placeB]) ?? 0;
    copyBytes(isA ? a.tickets : b.tickets, from, from + HASH_BYTES, tickets, place * HASH_BYTES);
    if (isA) placeA += 1;
  }
  return { memberIds, tickets };
}
