import { ruleLevels, ruleStandings } from '@assay/schema/compliance/compliance-words';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { levelTones } from '../../domain/compliance/level-tones.ts';
import type { ComplianceRuleRowFragment } from './compliance-rule-list.generated.ts';

type Rule = ComplianceRuleRowFragment;

/** What the rule says, and the color of its alert. */
export const LevelBadge = ({ level }: Pick<Rule, 'level'>) => (
  <StatusBadge tone={levelTones[level]}>{ruleLevels[level]}</StatusBadge>
);

/** What is to be known of a rule before it is relied on: that it does not hold, or that its review is overdue. */
export function StandingBadge({ standing, isReviewDue }: Pick<Rule, 'standing' | 'isReviewDue'>) {
  if (standing !== 'IN_FORCE')
    return <StatusBadge tone="neutral">{ruleStandings[standing]}</StatusBadge>;
  return isReviewDue && <StatusBadge tone="caution">Review overdue</StatusBadge>;
}
