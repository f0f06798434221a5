import { after, chance, DAY, HOUR, hoursAround } from './chances.ts';
import { determined, makeTest, type DemoTest, type OrderPlace } from './make-tests.ts';
import type { Random } from './random.ts';

/** Days of two years. */
const HISTORY = 730;

/** How busy the months are, January first: people are hired in spring and before Christmas, fewer are in winter. */
const seasons = [92, 94, 100, 102, 105, 106, 102, 104, 106, 103, 96, 88] as const;

/** How busy the days of a week are, Sunday first. */
const weekdays = [6, 98, 104, 104, 102, 96, 14] as const;

/** How much of the history's busiest day a day comes to, in a thousand: the TPA has grown by a quarter in two years. */
function busyness(day: Date, age: number): number {
  const season = seasons[day.getUTCMonth()] ?? 100;
  const weekday = weekdays[day.getUTCDay()] ?? 100;
  return (season * weekday * (1 - age / 5)) / 11.1;
}

/** A moment of the past two years at which somebody orders. */
function momentOf(random: Random, now: Date): Date {
  for (;;) {
    const hours = random.int(1, HISTORY * 24);
    const at = after(now, -hours * HOUR);
    const isTaken = chance(random, busyness(at, hours / (HISTORY * 24)));
    at.setUTCHours(random.int(13, 22), random.int(0, 59), random.int(0, 59), 0);
    if (isTaken && at <= now) return at;
  }
}

/** Days after which a test on the spot that is not negative has been confirmed, or ended without. */
const SETTLED_AFTER = 30;

/** How a test on the spot goes on that is not negative: two of three are confirmed, and two of three of those are positive. */
export function withConfirmation(random: Random, test: DemoTest, now: Date): DemoTest {
  const { isInstant, orderedAt } = test;
  const isSettled = orderedAt <= after(now, -SETTLED_AFTER * DAY);
  if (!isInstant || !isSettled || test.found.startsWith('RESULT_NEGATIVE')) return test;
  if (chance(random, 330))
    return { ...test, unconfirmedAt: after(orderedAt, hoursAround(random, 70)) };
  const found = chance(random, 650) ? 'RESULT_POSITIVE' : 'RESULT_NEGATIVE';
  const receivedAt = after(orderedAt, random.int(18, 30) * HOUR);
  const reportedAt = after(receivedAt, hoursAround(random, 46));
  const verifiedAt = after(reportedAt, hoursAround(random, 30));
  const confirmation = {
    ...test,
    isInstant: false,
    found,
    mro: determined(random, found),
    receivedAt,
    reportedAt,
    verifiedAt,
  };
  return { ...test, confirmation };
}

/** So many tests of two years at places of a tenant, the oldest first; a third of them at the first company. */
export function makeHistory(
  random: Random,
  places: readonly OrderPlace[],
  count: number,
  now: Date,
): DemoTest[] {
  const first = places.filter(({ company_id: id }) => id === places[0]?.company_id);
  const choose = (): OrderPlace | undefined => {
    const from = chance(random, 330) ? first : places;
    return from[random.int(0, from.length - 1)];
  };
  return Array.from({ length: count }, (_, index) => ({ place: choose(), index }))
    .flatMap(({ place, index }) => {
      if (place === undefined) return [];
      const test = makeTest(random, place, index, () => momentOf(random, now));
      return [withConfirmation(random, test, now)];
    })
    .toSorted((one, other) => one.orderedAt.getTime() - other.orderedAt.getTime());
}
