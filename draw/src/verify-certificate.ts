import type { SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { checkCounts } from './verify-counts.ts';
import { readCertificate } from './read-certificate.ts';
import { commitmentHash, outcomeHash, sealOf } from './records.ts';
import { selectDrawn } from './selection.ts';
import { rankByTicket } from './tickets.ts';
import { check, firstProblem, type Check, type Verification } from './verification.ts';
import {
  checkSeal,
  checkSeed,
  eligibleOf,
  membersProblem,
  recordsProblem,
} from './verify-parts.ts';
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

function checkSnapshot(certificate: SelectionCertificate): Check {
  const { snapshot } = certificate;
  return check(
    'The members are exactly those that were fixed before the draw.',
    firstProblem(withoutPerson(certificate), membersProblem(certificate)),
    `${snapshot.length} members, ${eligibleOf(certificate).length} of them active.`,
  );
}

const seedFacts = ({ commitment: { link } }: SelectionCertificate): string =>
  `Hashed ${link} ${link === 1 ? 'time' : 'times'}, it gives the first link in the certificate; compare that with the one you had.`;

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

function checkRecords(certificate: SelectionCertificate): Check {
  const { commitment, commitmentEntry, outcome, outcomeEntry } = certificate;
  return check(
    'Both records carry the hashes that the audit log holds, the commitment first, at the time of the draw.',
    recordsProblem(certificate, {
      commitment: commitmentHash(commitment),
      outcome: outcomeHash(outcome),
    }),
    `Entries ${commitmentEntry.id} and ${outcomeEntry.id}, of ${commitmentEntry.at} and ${outcomeEntry.at}; compare them with the audit log.`,
  );
}

const checks: readonly ((certificate: SelectionCertificate) => Check)[] = [
  checkSnapshot,
  (certificate) => checkSeed(certificate, 'certificate', seedFacts(certificate)),
  checkCounts,
  checkDraw,
  checkRecords,
  (certificate) => checkSeal('certificate', certificate, sealOf(certificate)),
];

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
