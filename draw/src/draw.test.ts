import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { CHAIN_LENGTH, followsFrom, linkOf } from './seed-chain.ts';
import { selectDrawn } from './selection.ts';
import { memberLine, readMemberLine, snapshotRoot } from './snapshot.ts';
import { rankByTicket } from './tickets.ts';
import { oldMembers, someMembers } from './testing/make-certificate.ts';

/* The same rules written once more, with other tools, as docs/provable-draw.md states them. */
const sha256 = (...parts: (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

function rootByTheBook(salt: string, lines: readonly string[]): string {
  const leaf = (line: string) => {
    const [id = '', , , person] = line.split(' ');
    const ofAll = Buffer.from(salt, 'hex');
    return sha256(Uint8Array.of(0), person === undefined ? sha256(ofAll, id) : ofAll, line);
  };
  let level = lines.map(leaf);
  while (level.length > 1) {
    level = level.flatMap((left, at) => {
      if (at % 2 === 1) return [];
      const right = level[at + 1];
      return right === undefined ? [left] : [sha256(Uint8Array.of(1), left, right)];
    });
  }
  return (level[0] ?? sha256(Uint8Array.of(0))).toString('hex');
}

const seed = '0f'.repeat(32);
const ticketByTheBook = (id: number): string =>
  createHmac('sha256', Buffer.from(seed, 'hex')).update(String(id)).digest('hex');

test.each([0, 1, 2, 3, 4, 5, 7, 8, 33, 100, 16_383, 16_384, 16_385, 40_001])(
  'the root of %i members is the one by the book',
  (count) => {
    const old = oldMembers(count);
    const withPersons = old.map((member) => ({
      ...member,
      person: sha256(String(member.id)).toString('base64'),
    }));
    for (const members of [withPersons, old]) {
      const lines = members.map(memberLine);
      expect(snapshotRoot(seed, lines)).toBe(rootByTheBook(seed, lines));
    }
  },
);

test('a line is read back as it was written', () => {
  const members = [...someMembers(12), ...oldMembers(12)];

  expect(members.map(memberLine).map(readMemberLine)).toEqual(members);
});

test('members come by their tickets, and a ticket is the HMAC of the id', () => {
  const ids = [812, 3, 55, 1_000_000, 7, 90];
  const ranking = rankByTicket(seed, ids);

  const drawn = ids.map((_, place) => [ranking.memberId(place), ranking.ticket(place)]);
  expect(drawn).toEqual(
    ids
      .map((id) => [id, ticketByTheBook(id)])
      .toSorted((a, b) => (String(a[1]) < String(b[1]) ? -1 : 1)),
  );
});

test('the order of the list moves nobody', () => {
  const ids = Array.from({ length: 200 }, (_, at) => at + 1);
  const numbers = { drugs: 20, alcohol: 5, alternates: 5 };

  const straight = selectDrawn(rankByTicket(seed, ids), numbers);
  const turned = selectDrawn(rankByTicket(seed, ids.toReversed()), numbers);

  expect(turned).toEqual(straight);
});

test.each([1, 2, 30, 999, 1_000, 2_000])('the first %i of a thousand are those of all', (most) => {
  const ids = Array.from({ length: 1_000 }, (_, at) => at + 1);
  const all = rankByTicket(seed, ids);

  const first = rankByTicket(seed, ids, { most });

  const places = Array.from({ length: Math.min(most, 1_000) }, (_, place) => place);
  expect(first.length).toBe(places.length);
  expect(places.map(first.ticket)).toEqual(places.map(all.ticket));
  expect(places.map(first.memberId)).toEqual(places.map(all.memberId));
});

test('alcohol goes to the first drawn for drugs, alternates follow', () => {
  const ranking = rankByTicket(seed, [1, 2, 3, 4, 5, 6, 7]);

  const labels = (numbers: Parameters<typeof selectDrawn>[1]) =>
    selectDrawn(ranking, numbers).map(({ selection }) => selection);

  expect(labels({ drugs: 3, alcohol: 1, alternates: 2 })).toEqual([
    'SELECTED_FOR_DRUGS_AND_ALCOHOL',
    'SELECTED_FOR_DRUGS',
    'SELECTED_FOR_DRUGS',
    'ALTERNATE_SELECTION',
    'ALTERNATE_SELECTION',
  ]);
  expect(labels({ drugs: 1, alcohol: 3, alternates: 0 })).toEqual([
    'SELECTED_FOR_DRUGS_AND_ALCOHOL',
    'SELECTED_FOR_ALCOHOL',
    'SELECTED_FOR_ALCOHOL',
  ]);
});

test('a draw for more than there are takes everybody', () => {
  expect(
    selectDrawn(rankByTicket(seed, [1, 2]), { drugs: 5, alcohol: 9, alternates: 3 }),
  ).toHaveLength(2);
});

test('each link of a chain is the hash of the next', () => {
  const third = linkOf(seed, 3);

  expect(sha256(Buffer.from(third, 'hex')).toString('hex')).toBe(linkOf(seed, 2));
  expect(followsFrom(third, linkOf(seed, 0), 3)).toBe(true);
  expect(followsFrom(third, linkOf(seed, 0), 2)).toBe(false);
  expect(linkOf(seed, CHAIN_LENGTH)).toBe(seed);
});

test.each([-1, 1.5, CHAIN_LENGTH + 1])('there is no link %d', (link) => {
  expect(() => linkOf(seed, link)).toThrow(RangeError);
});
