/** One thing that was looked at. */
export interface Check {
  /** What was checked, in plain words. */
  title: string;
  holds: boolean;
  /** What was found; when it does not hold, where. */
  found: string;
}

/** What checking a certificate brought. */
export interface Verification {
  /** Whether every check holds. */
  holds: boolean;
  checks: Check[];
}

/** A check that holds unless a problem was found. */
export const check = (title: string, problem: string | undefined, found: string): Check => ({
  title,
  holds: problem === undefined,
  found: problem ?? found,
});

/** First problem that is one. */
export const firstProblem = (
  ...problems: readonly (string | false | undefined)[]
): string | undefined => problems.find((each) => typeof each === 'string');
