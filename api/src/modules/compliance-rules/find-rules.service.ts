import type { Context } from '../../core/context.ts';
import {
  hasRulesOf,
  rulesAbout,
  type MatchingRule,
  type Planned,
} from './compliance-rules.repository.ts';

export type { MatchingRule };

/** The rules that are about a planned test on a day, YYYY-MM-DD. */
export const findRulesAbout = (
  { tx }: Context,
  planned: Planned,
  day: string,
): Promise<MatchingRule[]> => rulesAbout(tx, planned, day);

/** Whether the law of a state was ever looked at: of the territories nobody did unless somebody adds rules. */
export const isLawKnown = ({ tx }: Context, state: string): Promise<boolean> =>
  hasRulesOf(tx, state);
