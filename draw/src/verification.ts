/** One thing that was looked at. */
export interface Check {
  /** What was checked, in plain words. */
  title: string;
  holds: boolean;
  /** What was found; when it does not hold, where. */
  found: string;
}

/**
 * What a certificate comes to. PROVED: consistent with itself, and bound to a first link that whoever checks had
 * before the draw. CONSISTENT: with itself, and no first link was given. WRONG: something does not hold.
 */
export type Verdict = 'PROVED' | 'CONSISTENT' | 'WRONG';

/** What checking a certificate brought. */
export interface Verification {
  verdict: Verdict;
  /** Whether every check holds. */
  holds: boolean;
  checks: Check[];
}

/** What each verdict says, what cannot be known first. */
export const verdictTexts: Record<Verdict, string> = {
  PROVED:
    'The draw is proved. The certificate is consistent with itself, and its seeds were fixed by the first link that you had.',
  CONSISTENT:
    'It cannot be known whether the seeds were chosen: give the first link of the pool, as you had it before the draw. The certificate is consistent with itself, which a made-up one can be, too.',
  WRONG: 'The certificate does not prove the draw.',
};

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
