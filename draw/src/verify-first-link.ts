import type { DrawCommitment } from '@assay/schema/selection-runs/certificate';
import { check, firstProblem, type Check } from './verification.ts';

/** A link as people copy it: blanks, line ends and capitals do not matter. */
const digitsOf = (link: string): string => link.replaceAll(/\s/g, '').toLowerCase();

/**
 * Whether the chain of a certificate is the one whose first link was known before the draw. Without this check a
 * chain can have been made afterwards, and made again until a liked name came up.
 *
 * @param known The first link as whoever checks had it, 64 hexadecimal digits.
 */
export function checkFirstLink(
  { firstLink, chain }: Pick<DrawCommitment, 'firstLink' | 'chain'>,
  known: string,
): Check {
  const link = digitsOf(known);
  const later =
    chain > 1 ? ` This is chain ${chain} of the pool, which has a first link of its own.` : '';
  const problem = firstProblem(
    !/^[0-9a-f]{64}$/.test(link) &&
      'The first link that was given is not 64 hexadecimal digits; copy it once more.',
    link !== firstLink &&
      `In commitment.firstLink: the certificate says ${firstLink}, given was ${link}.${later}`,
  );
  return check(
    'The first link is the one that was known before the draw.',
    problem,
    'All seeds were fixed by it, so that nobody could choose who is drawn.',
  );
}
