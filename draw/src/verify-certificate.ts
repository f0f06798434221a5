import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { checkCounts } from './verify-counts.ts';
import { readCertificate } from './read-certificate.ts';
import { commitmentHash, outcomeHash, sealOf } from './records.ts';
import { CHAIN_LENGTH, followsFrom } from './seed-chain.ts';
import { selectDrawn } from './selection.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { rankByTicket } from './tickets.ts';
import { check, firstProblem, type Check, type Verification } from './verification.ts';
import { checkPeople } from './verify-people.ts';
import { checksOfExtract } from './verify-extract.ts';
import { checkFirstLink } from './verify-first-link.ts';

/** Which members have the hash of their person: all or none, by the version of the rules. */
function withoutPerson({ commitment, snapshot }: SelectionCertificate): string | false {
  const isKept = commitment.algorithm !== 'assay-draw-1';
  const at = snapshot.findIndex(({ person }) => (person !== undefined) !== isKept);
  return (
    at !== -1 &&
    `snapshot[${at}] (member ${snapshot[at]?.id}) ${isKept ? 'lacks the' : 'has a'} hash of its person.`
  );
}

const eligibleOf = ({ snapshot }: SelectionCertificate): number[] =>
  snapshot.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);

function checkSnapshot(certificate: SelectionCertificate): Check {
  const { snapshot, snapshotSalt, commitment } = certificate;
  const unordered = snapshot.findIndex(({ id }, at) => at > 0 && id <= (snapshot[at - 1]?.id ?? 0));
  const eligible = eligibleOf(certificate).length;
  const problem = firstProblem(
    unordered !== -1 &&
      `snapshot[${unordered}] (member ${snapshot[unordered]?.id}) is out of order or listed twice.`,
    withoutPerson(certificate),
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
    link > CHAIN_LENGTH &&
      `In commitment.link: a chain has ${CHAIN_LENGTH} links, and none with the number ${link}.`,
    !followsFrom(outcome.seed, firstLink, Math.min(link, CHAIN_LENGTH)) &&
      'In commitment.firstLink or commitment.link: the seed does not lead back to the first link.',
  );
  return check(
    'The seed is the next link of the chain and leads back to the first link in the certificate.',
    problem,
    `Hashed ${link} ${link === 1 ? 'time' : 'times'}, it gives the first link in the certificate; compare that with the one you had.`,
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

/** Milliseconds between the call that draws and its records; far more than the longest draw takes. */
const AT_ONCE = 60 * 60 * 1000;

/** Whether the draw says of itself that it was made when its records were. */
const isDated = ({ commitmentEntry, outcome, outcomeEntry }: SelectionCertificate): boolean =>
  [commitmentEntry, outcomeEntry].every(
    ({ at }) => Math.abs(Date.parse(at) - Date.parse(outcome.drawnAt)) <= AT_ONCE,
  );

function checkRecords(certificate: SelectionCertificate): Check {
  const { commitment, commitmentEntry, outcome, outcomeEntry } = certificate;
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
    !isDated(certificate) &&
      `In outcome.drawnAt: the draw is dated ${outcome.drawnAt}, its records ${commitmentEntry.at} and ${outcomeEntry.at}.`,
  );
  return check(
    'Both records carry the hashes that the audit log holds, the commitment first, at the time of the draw.',
    problem,
    `Entries ${commitmentEntry.id} and ${outcomeEntry.id}, of ${commitmentEntry.at} and ${outcomeEntry.at}; compare them with the audit log.`,
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

function checksOf(text: string, firstLink: string | undefined): Check[] {
  const read = readCertificate(text);
  if (read.kind === 'none') return [read.check];
  const bound =
    firstLink === undefined ? [] : [checkFirstLink(read.certificate.commitment, firstLink)];
  if (read.kind === 'extract') return [...bound, read.check, ...checksOfExtract(read.certificate)];
  const { certificate } = read;
  return [
    ...bound,
    read.check,
    ...checks.map((each) => each(certificate)),
    ...checkPeople(certificate),
  ];
}

/**
 * Runs a draw again from its certificate, or that part of it which a company's extract shows, and says in plain words what was checked (decision 7). Needs
 * nothing but the text: no server, no network.
 *
 * @param firstLink First link of the pool's chain as whoever checks had it before the draw. Without it a chain that
 * was made afterwards looks like an honest one, and the verdict says so.
 */
export function verifyCertificate(text: string, firstLink?: string): Verification {
  const all = checksOf(text, firstLink);
  const holds = all.every((each) => each.holds);
  const proved = firstLink === undefined ? 'CONSISTENT' : 'PROVED';
  return { verdict: holds ? proved : 'WRONG', holds, checks: all };
}
