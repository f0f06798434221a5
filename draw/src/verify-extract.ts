import type { SelectionExtract } from '@assay/schema/selection-runs/extract';
import {
  extractCommitmentHash,
  extractDrawn,
  extractOutcomeHash,
  sealOfExtract,
} from './extract.ts';
import { personHash } from './person.ts';
import { CHAIN_LENGTH, followsFrom } from './seed-chain.ts';
import { memberLine, snapshotRoot } from './snapshot.ts';
import { rankByTicket } from './tickets.ts';
import { check, firstProblem, type Check } from './verification.ts';

const activeOf = ({ snapshot }: SelectionExtract): number[] =>
  snapshot.filter(({ status }) => status === 'ACTIVE').map(({ id }) => id);

function checkMembers(extract: SelectionExtract): Check {
  const { snapshot, snapshotSalt, commitment } = extract;
  const unordered = snapshot.findIndex(({ id }, at) => at > 0 && id <= (snapshot[at - 1]?.id ?? 0));
  const eligible = activeOf(extract).length;
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
    'The members of the company are exactly those that were fixed before the draw.',
    problem,
    `${snapshot.length} members of ${commitment.company}, ${eligible} of them active.`,
  );
}

function checkSeed({ commitment, outcome }: SelectionExtract): Check {
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
    'The seed is the next link of the chain and leads back to the first link in the extract.',
    problem,
    `Link ${link} of chain ${commitment.chain}.`,
  );
}

function checkDrawn(extract: SelectionExtract): Check {
  const { outcome } = extract;
  const again = extractDrawn(rankByTicket(outcome.seed, activeOf(extract)), outcome.lastTickets);
  const different = again.findIndex(({ memberId, selection, ticket }, at) => {
    const there = outcome.drawn[at];
    return there?.memberId !== memberId || there.selection !== selection || there.ticket !== ticket;
  });
  const problem = firstProblem(
    different !== -1 &&
      `outcome.drawn[${different}]: drawn again it is member ${again[different]?.memberId}, ${again[different]?.selection}.`,
    outcome.drawn.length > again.length &&
      `outcome.drawn[${again.length}]: the file lists ${outcome.drawn.length} members, drawn again there are ${again.length}.`,
  );
  return check(
    'Of the members of the company exactly those were drawn whose tickets are not above the last ones that were selected.',
    problem,
    `${outcome.drawn.length} drawn; all tickets follow from the seed.`,
  );
}

/** Milliseconds between the call that draws and its records; far more than the longest draw takes. */
const AT_ONCE = 60 * 60 * 1000;

function checkRecords({
  commitment,
  commitmentEntry,
  outcome,
  outcomeEntry,
}: SelectionExtract): Check {
  const committed = extractCommitmentHash(commitment);
  const isDated = [commitmentEntry, outcomeEntry].every(
    ({ at }) => Math.abs(Date.parse(at) - Date.parse(outcome.drawnAt)) <= AT_ONCE,
  );
  const problem = firstProblem(
    committed !== commitmentEntry.hash &&
      'In commitment or commitmentEntry.hash: the record is not the one in the audit log.',
    committed !== outcome.commitment &&
      'In outcome.commitment: the draw does not name the record that was fixed before it.',
    extractOutcomeHash(outcome) !== outcomeEntry.hash &&
      'In outcome or outcomeEntry.hash: the record is not the one in the audit log.',
    commitmentEntry.at > outcomeEntry.at &&
      'In commitmentEntry.at or outcomeEntry.at: the commitment is younger than the outcome.',
    !isDated &&
      `In outcome.drawnAt: the draw is dated ${outcome.drawnAt}, its records ${commitmentEntry.at} and ${outcomeEntry.at}.`,
  );
  return check(
    'Both records carry the hashes that the audit log holds, at the time of the draw.',
    problem,
    `Entries of ${commitmentEntry.at} and ${outcomeEntry.at}; who holds the certificate of the whole draw compares commitment.run and outcome.run with it.`,
  );
}

function checkPeople({ snapshot, outcome, people }: SelectionExtract): Check {
  const persons = new Map(snapshot.map(({ id, person }) => [id, person]));
  const wrong = people.findIndex(
    (person, at) =>
      person.memberId !== outcome.drawn[at]?.memberId ||
      (person.details === undefined) === (person.detailsHash === undefined) ||
      personHash(person) !== persons.get(person.memberId),
  );
  const problem = firstProblem(
    wrong !== -1 &&
      `people[${wrong}] (member ${people[wrong]?.memberId}): this is not the person whose data was fixed before the draw.`,
    people.length !== outcome.drawn.length &&
      `people: ${people.length} are named, ${outcome.drawn.length} were drawn.`,
  );
  return check(
    'The people are those whose data was fixed before the draw.',
    problem,
    `${people.length} people, with the names and details of their day.`,
  );
}

const checkSeal = (extract: SelectionExtract): Check =>
  check(
    'No character of the extract was changed.',
    sealOfExtract(extract) === extract.seal
      ? undefined
      : 'The seal does not fit. If all else holds, look at commitmentEntry, outcomeEntry and seal.',
    'The seal fits.',
  );

const checks = [checkMembers, checkSeed, checkDrawn, checkRecords, checkSeal, checkPeople];

/** What can be checked of a draw from the extract of one company; how many were to be drawn in all is not in it. */
export const checksOfExtract = (extract: SelectionExtract): Check[] =>
  checks.map((each) => each(extract));
