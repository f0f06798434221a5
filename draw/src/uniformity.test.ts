import { expect, test } from 'vitest';
import { linkOf } from './seed-chain.ts';
import { rankByTicket } from './tickets.ts';
import { hashOfText } from './hashes.ts';

const DRAWS = 100_000;
const MEMBERS = 10;
const DRAWN = 3;

/** Chi-square with 9 degrees of freedom that chance alone exceeds once in a hundred times. */
const CRITICAL = 21.666;

/** How often each member was among the first, over many draws with seeds of fixed origin. */
function timesDrawn(members: readonly number[]): Map<number, number> {
  const times = new Map(members.map((id) => [id, 0]));
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const ranking = rankByTicket(hashOfText(`draw ${draw}`), members);
    for (let place = 0; place < DRAWN; place += 1) {
      const id = ranking.memberId(place);
      times.set(id, (times.get(id) ?? 0) + 1);
    }
  }
  return times;
}

/** Drawing without return varies less than chi-square assumes, by (n - 1) / (n - k). */
function chiSquare(times: Iterable<number>): number {
  const expected = (DRAWS * DRAWN) / MEMBERS;
  const raw = [...times].reduce((total, each) => total + (each - expected) ** 2 / expected, 0);
  return (raw * (MEMBERS - 1)) / (MEMBERS - DRAWN);
}

test('over 100,000 draws everybody is drawn equally often', () => {
  const members = Array.from({ length: MEMBERS }, (_, at) => 1_000 + at * 7);

  expect(chiSquare(timesDrawn(members).values())).toBeLessThan(CRITICAL);
}, 120_000);

test('the links of a chain repeat nobody more than chance does', () => {
  const members = Array.from({ length: MEMBERS }, (_, at) => at + 1);
  const firsts = Array.from({ length: 400 }, (_, at) =>
    rankByTicket(linkOf(hashOfText('root'), at + 1), members).memberId(0),
  );
  const repeated = firsts.filter((id, at) => id === firsts[at - 1]).length;

  // 399 chances of 1 in 10: 40 expected, standard deviation 6.
  expect(Math.abs(repeated - 40)).toBeLessThan(16);
});
