import { describe, expect, it, test } from 'vitest';
import { judgeRules, type AboutTest } from './judge-rules.ts';

const values = { test_type: 'LAB', specimen_type: 'HAIR', reason_for_test: 'RANDOM' } as const;
const conditions = ['test_type', 'specimen_type', 'reason_for_test'] as const;
type Condition = (typeof conditions)[number];
const levels = ['GREEN', 'YELLOW', 'RED'] as const;
const day = '2026-11-24';

let ids = 0;
const rule = (level: string, fixed: readonly Condition[], more: Partial<AboutTest> = {}) => {
  const any = { test_type: 'ANY', specimen_type: 'ANY', reason_for_test: 'ANY' };
  const own = Object.fromEntries(fixed.map((name) => [name, values[name]]));
  return { id: (ids += 1), ...any, ...own, level, review_by: null, ...more };
};

const subsets: Condition[][] = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
  conditions.filter((_, at) => (bits >> at) % 2 === 1),
);
const isWithin = (less: readonly Condition[], more: readonly Condition[]): boolean =>
  less.length < more.length && less.every((name) => more.includes(name));

const statusOf = { GREEN: 'SUCCESS', YELLOW: 'YELLOW_ALERT', RED: 'RED_ALERT' } as const;
const statusFor = (rules: readonly AboutTest[]) => judgeRules(rules, day).status;

describe('dominance, then worst', () => {
  it('finds no restriction where no rule is about the test', () => {
    expect(judgeRules([], day)).toEqual({ status: 'SUCCESS', weighed: [] });
  });

  it.each(levels)('a rule alone decides, whatever it fixes: %s', (level) => {
    expect(subsets.map((fixed) => statusFor([rule(level, fixed)]))).toEqual(
      subsets.map(() => statusOf[level]),
    );
  });

  const pairs = subsets.flatMap((one) => subsets.map((other) => [one, other] as const));
  const worse = (one: string, other: string) =>
    levels.findLast((level) => level === one || level === other) ?? 'GREEN';

  test.each(pairs)('of two rules that fix %j and %j', (one, other) => {
    for (const first of levels)
      for (const second of levels) {
        const expected = isWithin(one, other)
          ? second
          : isWithin(other, one)
            ? first
            : worse(first, second);

        expect(statusFor([rule(first, one), rule(second, other)])).toBe(statusOf[expected]);
      }
  });

  it('is the same in whatever order the rules come, for all of three rules', () => {
    const all = subsets.flatMap((fixed) => levels.map((level) => rule(level, fixed)));
    const differing = all.flatMap((one, at) =>
      all.slice(at + 1).flatMap((two, next) =>
        all.slice(at + next + 2).filter((three) => {
          const status = statusFor([one, two, three]);
          const orders = [
            [one, three, two],
            [two, one, three],
            [two, three, one],
            [three, one, two],
            [three, two, one],
          ];
          return orders.some((order) => statusFor(order) !== status);
        }),
      ),
    );

    expect(differing).toEqual([]);
  });

  it('lets a rule give way to one that gives way itself', () => {
    const rules = [
      rule('RED', []),
      rule('YELLOW', ['test_type']),
      rule('GREEN', ['test_type', 'reason_for_test']),
    ];

    expect(statusFor(rules)).toBe('SUCCESS');
  });

  it('tells all rules that match, those that decide first and the worst of them at the head', () => {
    const broad = rule('RED', []);
    const reason = rule('YELLOW', ['reason_for_test']);
    const specimen = rule('RED', ['specimen_type']);

    expect(
      judgeRules([broad, reason, specimen], day).weighed.map((each) => [
        each.rule.id,
        each.decides,
      ]),
    ).toEqual([
      [specimen.id, true],
      [reason.id, true],
      [broad.id, false],
    ]);
  });
});

describe('a rule past its review', () => {
  const late = { review_by: '2026-11-23' };

  it.each([
    ['GREEN', 'YELLOW_ALERT'],
    ['YELLOW', 'YELLOW_ALERT'],
    ['RED', 'RED_ALERT'],
  ])('%s counts as YELLOW at least', (level, status) => {
    expect(statusFor([rule(level, [], late)])).toBe(status);
  });

  it('counts as written on its last day', () => {
    expect(statusFor([rule('GREEN', [], { review_by: day })])).toBe('SUCCESS');
  });

  it('still gives way to one that is about fewer tests', () => {
    const rules = [rule('GREEN', [], late), rule('GREEN', ['reason_for_test'])];

    expect(statusFor(rules)).toBe('SUCCESS');
  });

  it('says so of itself alone', () => {
    const { weighed } = judgeRules([rule('GREEN', [], late), rule('GREEN', ['test_type'])], day);

    expect(weighed.map((each) => each.isReviewDue)).toEqual([false, true]);
  });
});
