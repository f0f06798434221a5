import type { ComplianceStatus, RuleLevel } from '@assay/schema/compliance/compliance-words';

/** A rule that is about the planned test. */
export interface AboutTest {
  id: number;
  test_type: string;
  specimen_type: string;
  reason_for_test: string;
  level: string;
  /** Day by which it has to be reviewed, YYYY-MM-DD. */
  review_by: string | null;
}

/** What a rule comes to. */
export interface Weighed<R extends AboutTest> {
  rule: R;
  level: RuleLevel;
  isReviewDue: boolean;
  /** No other rule that matches fixes all that it fixes and more. */
  decides: boolean;
}

const severity: Readonly<Record<RuleLevel, number>> = { GREEN: 0, YELLOW: 1, RED: 2 };
const levels = Object.keys(severity) as RuleLevel[];

const statusOf: Readonly<Record<RuleLevel, ComplianceStatus>> = {
  GREEN: 'SUCCESS',
  YELLOW: 'YELLOW_ALERT',
  RED: 'RED_ALERT',
};

const conditions = ['test_type', 'specimen_type', 'reason_for_test'] as const;

const fixedBy = (rule: AboutTest) => conditions.filter((name) => rule[name] !== 'ANY');

/** Whether a rule fixes all that another one fixes, and more; both match, so they fix the same values. */
function dominates(rule: AboutTest, other: AboutTest): boolean {
  const fixed = fixedBy(rule);
  const less = fixedBy(other);
  return fixed.length > less.length && less.every((name) => fixed.includes(name));
}

/** The level of a rule; what nobody has looked at in time is YELLOW at least (decision 42). */
function levelOf({ level }: AboutTest, isReviewDue: boolean): RuleLevel {
  const own = levels.find((each) => each === level) ?? 'RED';
  return isReviewDue && own === 'GREEN' ? 'YELLOW' : own;
}

/**
 * "Dominance, then worst" (decision 42): a rule gives way to one that is about fewer tests, and the worst level of the
 * others decides. All rules that match are told, those that decide first and the worst of them at the head.
 * @param rules the rules that are about the test; a day without any is a SUCCESS
 * @param day YYYY-MM-DD
 */
export function judgeRules<R extends AboutTest>(
  rules: readonly R[],
  day: string,
): { status: ComplianceStatus; weighed: Weighed<R>[] } {
  const weighed = rules.map((rule): Weighed<R> => {
    const isReviewDue = rule.review_by !== null && rule.review_by < day;
    const decides = !rules.some((other) => dominates(other, rule));
    return { rule, level: levelOf(rule, isReviewDue), isReviewDue, decides };
  });
  weighed.sort(
    (one, other) =>
      Number(other.decides) - Number(one.decides) ||
      severity[other.level] - severity[one.level] ||
      one.rule.id - other.rule.id,
  );
  return { status: statusOf[weighed[0]?.level ?? 'GREEN'], weighed };
}
