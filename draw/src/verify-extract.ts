import type { SelectionExtract } from '@assay/schema/selection-runs/extract';
import {
  extractCommitmentHash,
  extractDrawn,
  extractOutcomeHash,
  sealOfExtract,
} from './extract.ts';
import { personHash } from './person.ts';
import { rankByTicket } from './tickets.ts';
import { check, firstProblem, type Check } from './verification.ts';
import {
  checkSeal,
  checkSeed,
  eligibleOf,
  membersProblem,
  recordsProblem,
} from './verify-parts.ts';

function checkMembers(extract: SelectionExtract): Check {
  const { snapshot, commitment } = extract;
  return check(
    'The members of the company are exactly those that were fixed before the draw.',
    membersProblem(extract),
    `${snapshot.length} members of ${commitment.company}, ${eligibleOf(extract).length} of them active.`,
  );
}

function checkDrawn(extract: SelectionExtract): Check {
  const { outcome } = extract;
  const again = extractDrawn(rankByTicket(outcome.seed, eligibleOf(extract)), outcome.lastTickets);
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

function checkRecords(extract: SelectionExtract): Check {
  const { commitment, commitmentEntry, outcome, outcomeEntry } = extract;
  return check(
    'Both records carry the hashes that the audit log holds, at the time of the draw.',
    recordsProblem(extract, {
      commitment: extractCommitmentHash(commitment),
      outcome: extractOutcomeHash(outcome),
    }),
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

const seedFacts = ({ commitment: { link, chain } }: SelectionExtract): string =>
  `Link ${link} of chain ${chain}.`;

const checks: readonly ((extract: SelectionExtract) => Check)[] = [
  checkMembers,
  (extract) => checkSeed(extract, 'extract', seedFacts(extract)),
  checkDrawn,
  checkRecords,
  (extract) => checkSeal('extract', extract, sealOfExtract(extract)),
  checkPeople,
];

/** What can be checked of a draw from the extract of one company; how many were to be drawn in all is not in it. */
export const checksOfExtract = (extract: SelectionExtract): Check[] =>
  checks.map((each) => each(extract));
