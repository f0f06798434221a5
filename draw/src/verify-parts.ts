import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import type { SelectionExtract } from '@assay/schema/selection-runs/extract';
import { CHAIN_LENGTH, followsFrom } from './seed-chain.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { check, firstProblem, type Check } from './verification.ts';

/* What is checked alike of a certificate and of an extract of it. */

type Proof = SelectionCertificate | SelectionExtract;

/** Ids of the members who could be drawn. */
export const eligibleOf = ({ snapshot }: Pick<Proof, 'snapshot'>): number[] =>
  snapshot.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);

/** What is wrong with the members that are listed; undefined when they are those whose root was recorded. */
export function membersProblem({ snapshot, snapshotSalt, commitment }: Proof): string | undefined {
  const unordered = snapshot.findIndex(({ id }, at) => at > 0 && id <= (snapshot[at - 1]?.id ?? 0));
  const eligible = eligibleOf({ snapshot }).length;
  return firstProblem(
    unordered !== -1 &&
      `snapshot[${unordered}] (member ${snapshot[unordered]?.id}) is out of order or listed twice.`,
    snapshot.length !== commitment.members &&
      `The snapshot lists ${snapshot.length} members, commitment.members says ${commitment.members}.`,
    eligible !== commitment.eligible &&
      `${eligible} members of the snapshot are ACTIVE, commitment.eligible says ${commitment.eligible}.`,
    snapshotRoot(snapshotSalt, snapshot.map(memberLine)) !== commitment.membersRoot &&
      'In snapshot, snapshotSalt or commitment.membersRoot: the members are not those whose root was recorded.',
  );
}

/** Whether the seed is the next link of the chain. `kind`: what leads back, "certificate"; `facts`: said when it holds. */
export function checkSeed(
  { commitment, outcome }: Proof,
  kind: 'certificate' | 'extract',
  facts: string,
): Check {
  const { previousLink, firstLink, link } = commitment;
  const problem = firstProblem(
    !followsFrom(outcome.seed, previousLink, 1) &&
      'In outcome.seed or commitment.previousLink: the SHA-256 of the seed is not the link opened before.',
    link > CHAIN_LENGTH &&
      `In commitment.link: a chain has ${CHAIN_LENGTH} links, and none with the number ${link}.`,
    !followsFrom(outcome.seed, firstLink, Math.min(link, CHAIN_LENGTH)) &&
      'In commitment.firstLink or commitment.link: the seed does not lead back to the first link.',
  );
  return check(
    `The seed is the next link of the chain and leads back to the first link in the ${kind}.`,
    problem,
    facts,
  );
}

/** Milliseconds between the call that draws and its records; far more than the longest draw takes. */
const AT_ONCE = 60 * 60 * 1000;

/** What is wrong with the two records, by their hashes; undefined when they are those of the audit log, of the hour of the draw. */
export function recordsProblem(
  { commitmentEntry, outcome, outcomeEntry }: Proof,
  hashes: { commitment: string; outcome: string },
): string | undefined {
  const isDated = [commitmentEntry, outcomeEntry].every(
    ({ at }) => Math.abs(Date.parse(at) - Date.parse(outcome.drawnAt)) <= AT_ONCE,
  );
  return firstProblem(
    hashes.commitment !== commitmentEntry.hash &&
      'In commitment or commitmentEntry.hash: the record is not the one in the audit log.',
    hashes.commitment !== outcome.commitment &&
      'In outcome.commitment: the draw does not name the record that was fixed before it.',
    hashes.outcome !== outcomeEntry.hash &&
      'In outcome or outcomeEntry.hash: the record is not the one in the audit log.',
    'id' in commitmentEntry &&
      'id' in outcomeEntry &&
      commitmentEntry.id >= outcomeEntry.id &&
      'In commitmentEntry.id or outcomeEntry.id: the commitment does not stand before the outcome.',
    commitmentEntry.at > outcomeEntry.at &&
      'In commitmentEntry.at or outcomeEntry.at: the commitment is younger than the outcome.',
    !isDated &&
      `In outcome.drawnAt: the draw is dated ${outcome.drawnAt}, its records ${commitmentEntry.at} and ${outcomeEntry.at}.`,
  );
}

/** Whether the seal is that of the rest of the file. */
export const checkSeal = (
  kind: 'certificate' | 'extract',
  { seal }: Proof,
  computed: string,
): Check =>
  check(
    `No character of the ${kind} was changed.`,
    computed === seal
      ? undefined
      : 'The seal does not fit. If all else holds, look at commitmentEntry, outcomeEntry and seal.',
    'The seal fits.',
  );
