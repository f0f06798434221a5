import type { DrawnPerson, SelectionCertificate } from '@assay/schema/selection-runs/certificate';
import { personHash } from './person.ts';
import { check, firstProblem, type Check } from './verification.ts';

/** Why a person is not the one who was drawn at that place. */
function wrongPerson(
  { outcome }: SelectionCertificate,
  persons: ReadonlyMap<number, string | undefined>,
  person: DrawnPerson,
  at: number,
): string | undefined {
  const place = `people[${at}] (member ${person.memberId})`;
  const drawn = outcome.drawn[at]?.memberId;
  if (person.memberId !== drawn)
    return `${place}: at this place ${drawn === undefined ? 'nobody' : `member ${drawn}`} was drawn.`;
  if ((person.details === undefined) === (person.detailsHash === undefined))
    return `${place}: either details or detailsHash is expected.`;
  if (personHash(person) !== persons.get(person.memberId))
    return `${place}: this is not the person whose data was fixed before the draw.`;
  return undefined;
}

/**
 * Whether the people whom a certificate names are those whose data was fixed before the draw. Of draws that were made
 * before their people's data was kept there is nothing to check, and a certificate that shows nobody still holds.
 */
export function checkPeople(certificate: SelectionCertificate): Check[] {
  const { commitment, outcome, snapshot, people } = certificate;
  if (people === undefined && commitment.algorithm === 'assay-draw-1') return [];
  const persons = new Map(
    people === undefined ? [] : snapshot.map(({ id, person }) => [id, person] as const),
  );
  let problem: string | undefined;
  for (const [at, person] of (people ?? []).entries())
    problem ??= wrongPerson(certificate, persons, person, at);
  const found =
    people === undefined
      ? 'The certificate names nobody; the portal can show who was drawn.'
      : `${people.length} people, with the names and details of their day.`;
  return [
    check(
      'The people are those whose data was fixed before the draw.',
      firstProblem(
        problem,
        people !== undefined &&
          people.length < outcome.drawn.length &&
          `people: ${people.length} are named, ${outcome.drawn.length} were drawn.`,
      ),
      found,
    ),
  ];
}
