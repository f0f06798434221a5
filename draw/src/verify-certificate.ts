import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { countSteps } from './counting.ts';
import { readCertificate } from './read-certificate.ts';
import { commitmentHash, outcomeHash, sealOf } from './records.ts';
import { followsFrom } from './seed-chain.ts';
import { selectDrawn } from './selection.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { rankByTicket } from './tickets.ts';
import { check, firstProblem, type Check, type Verification } from './verification.ts';

const eligibleOf = ({ snapshot }: SelectionCertificate): number[] =>
  snapshot.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);

function checkSnapshot(certificate: SelectionCertificate): Check {
  const { snapshot, snapshotSalt, commitment } = certificate;
  const unordered = snapshot.findIndex(({ id }, at) => at > 0 && id <= (snapshot[at - 1]?.id ?? 0));
  const eligible = eligibleOf(certificate).length;
  const problem = firstProblem(
    unordered !== -1 &&
      `snapshot[${unordered}] (member ${snapshot[unordered]?.id}) is out of order or listed twice.`,
    snapshot.length !== commitment.members &&
      `The snapshot lists ${snapshot.length} members, commitment.members says ${commitment.members}.`,
    eligible !== commitment.eligible &&
      `${eligible} members of the snapshot are ACTIVE, commitment.eligible says ${commitment.eligible}.`,
    snapshotRoot(snapshotSalt, snapshot.map(memberLine)) !== commitment.membersRoot &&
      'In snapshot, snapshotSalt or commitment.membersRoot: the members are not those whose root was recorded.',
  );
  return check(
    'The members are exactly those that were fixed before the draw.',
    problem,
    `${snapshot.length} members, ${eligible} of them active.`,
  );
}

function checkSeed({ commitment, outcome }: SelectionCertificate): Check {
  const { previousLink, firstLink, link } = commitment;
  const problem = firstProblem(
    !followsFrom(outcome.seed, previousLink, 1) &&
      'In outcome.seed or commitment.previousLink: the SHA-256 of the seed is not the link opened before.',
    !followsFrom(outcome.seed, firstLink, link) &&
      'In commitment.firstLink or commitment.link: the seed does not lead back to the published first link.',
  );
  return check(
    'The seed was fixed before the first draw of the pool and could not be chosen.',
    problem,
    `Hashed ${link} ${link === 1 ? 'time' : 'times'}, it gives the first link that was published.`,
  );
}

const kinds = ['drugs', 'alcohol'] as const;

function checkCounts({ commitment }: SelectionCertificate): Check {
  const wrong = kinds.find((kind) => {
    const count = commitment[kind];
    return count.method !== 'NONE' && countSteps(count).draw !== count.draw;
  });
  const elsewhere = kinds.find((kind) => {
    const { activeMembers } = commitment[kind];
    return activeMembers.at(-1) !== commitment.eligible;
  });
  const problem = firstProblem(
    wrong !== undefined &&
      `In commitment.${wrong}: the numbers give ${countSteps(commitment[wrong]).draw}, not ${commitment[wrong].draw}.`,
    elsewhere !== undefined &&
      `In commitment.${elsewhere}.activeMembers: the last number is not that of the active members.`,
  );
  return check(
    'The numbers to draw follow from the rates and the tests already done.',
    problem,
    `${commitment.drugs.draw} for drugs, ${commitment.alcohol.draw} for alcohol, ${commitment.alternates} alternates.`,
  );
}

function checkDraw(certificate: SelectionCertificate): Check {
  const { commitment, outcome } = certificate;
  const drawnAgain = selectDrawn(rankByTicket(outcome.seed, eligibleOf(certificate)), {
    drugs: commitment.drugs.draw,
    alcohol: commitment.alcohol.draw,
    alternates: commitment.alternates,
  });
  const { drawn } = outcome;
  const different = drawnAgain.findIndex(
    (member, at) => JSON.stringify(member) !== JSON.stringify(drawn[at]),
  );
  const there = drawn[different];
  const here = drawnAgain[different];
  const problem = firstProblem(
    here !== undefined &&
      `outcome.drawn[${different}]: drawn again it is member ${here.memberId}, ${here.selection}, ticket ${here.ticket}; the file says ${there === undefined ? 'nothing' : `place ${there.order}, member ${there.memberId}, ${there.selection}, ticket ${there.ticket}`}.`,
    drawn.length > drawnAgain.length &&
      `outcome.drawn[${drawnAgain.length}]: the file lists ${drawn.length} members, drawn again there are ${drawnAgain.length}.`,
  );
  return check(
    'Drawn again from the seed, the same members come out in the same order.',
    problem,
    `All ${drawn.length} tickets and places agree.`,
  );
}

function checkRecords({
  commitment,
  commitmentEntry,
  outcome,
  outcomeEntry,
}: SelectionCertificate): Check {
  const committed = commitmentHash(commitment);
  const problem = firstProblem(
    committed !== commitmentEntry.hash &&
      'In commitment or commitmentEntry.hash: the record is not the one in the audit log.',
    committed !== outcome.commitment &&
      'In outcome.commitment: the draw does not name the record that was fixed before it.',
    outcomeHash(outcome) !== outcomeEntry.hash &&
      'In outcome or outcomeEntry.hash: the record is not the one in the audit log.',
    commitmentEntry.id >= outcomeEntry.id &&
      'In commitmentEntry.id or outcomeEntry.id: the commitment does not stand before the outcome.',
    commitmentEntry.at > outcomeEntry.at &&
      'In commitmentEntry.at or outcomeEntry.at: the commitment is younger than the outcome.',
  );
  return check(
    'Both records carry the hashes that the audit log holds, the commitment first.',
    problem,
    `Entries ${commitmentEntry.id} and ${outcomeEntry.id}; compare their hashes with the audit log.`,
  );
}

const checkSeal = (certificate: SelectionCertificate): Check =>
  check(
    'No character of the certificate was changed.',
    sealOf(certificate) === certificate.seal
      ? undefined
      : 'The seal does not fit. If all else holds, look at commitmentEntry, outcomeEntry and seal.',
    'The seal fits.',
  );

const checks = [checkSnapshot, checkSeed, checkCounts, checkDraw, checkRecords, checkSeal];

/**
 * Runs a draw again from its certificate and says in plain words what was checked (decision 7). Needs
 * nothing but the text: no server, no network.
 */
export function verifyCertificate(text: string): Verification {
  const { certificate, check: readable } = readCertificate(text);
  const all =
    certificate === undefined ? [readable] : [readable, ...checks.map((each) => each(certificate))];
  return { holds: all.every(({ holds }) => holds), checks: all };
}
