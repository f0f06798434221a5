import { sql } from 'drizzle-orm';
import { errorTexts } from '@assay/schema/core/errors';
import type { Row } from '../../core/database/database.ts';
import type { Context } from '../../core/context.ts';
import { SecretError, type SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';

/** What tells that somebody is in a pool already, whatever number the license has. */
export interface Identity {
  /** The member's own id; null for a new one. */
  id: number | null;
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  /** Nine digits. */
  ssn: string | null;
}

/** How somebody is there twice: the field to look at, with the words. */
export interface Sameness {
  field: 'ssn' | 'dateOfBirth';
  text: string;
}

const sameSsn: Sameness = { field: 'ssn', text: errorTexts.ssnIsPresent };
const samePerson: Sameness = { field: 'dateOfBirth', text: errorTexts.personIsPresent };

/** A name as it is compared, like the column `person_key`: without blanks, hyphens, dots and apostrophes. */
const plain = (name: string): string => name.toLowerCase().replace(/[ \-.'’]/g, '');

/** Name and date of birth as they are compared within a pool; null without a date. */
export const personKey = ({ firstName, lastName, dateOfBirth }: Identity): string | null =>
  dateOfBirth === null ? null : `${dateOfBirth} ${plain(lastName)}\u001f${plain(firstName)}`;

/** Whether two SSNs tell two people of one name and birthday apart. */
const areApart = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** How two people are one; null when they are two. */
export function samenessOf(one: Identity, other: Identity): Sameness | null {
  if (one.ssn !== null && one.ssn === other.ssn) return sameSsn;
  const key = personKey(one);
  return key !== null && key === personKey(other) && !areApart(one.ssn, other.ssn)
    ? samePerson
    : null;
}

type Present = Row<
  'test_pool_members',
  'id' | 'first_name' | 'last_name' | 'date_of_birth' | 'ssn_sealed'
> & { place: number };

/**
 * Which of some people are members of a pool already, by their place in `people`, among those who are not removed. An
 * SSN is sealed, so that those with the same last digits are opened and compared; the pool's row must be locked.
 */
export async function presentIn(
  { tx, tenantId }: Context,
  poolId: number,
  people: readonly Identity[],
  secrets: SecretBox,
): Promise<ReadonlyMap<number, Sameness>> {
  /* Texts of pool and value, which an index holds; see takenKeys. */
  const keyed = (value: string | null): string | null =>
    value === null ? null : `${poolId} ${value}`;
  const persons = people.map((each) => keyed(personKey(each)));
  const digits = people.map(({ ssn }) => keyed(ssn?.slice(-4) ?? null));
  const rows = await tx.rows<Present>(sql`
    select n.place::integer - 1 as place, m.*
    from unnest(${sql.param(persons)}::text[], ${sql.param(digits)}::text[]) with ordinality as n (person, digits, place)
    cross join lateral (
      (select m.id, m.first_name, m.last_name, m.date_of_birth, m.ssn_sealed from test_pool_members m
        where m.person_key = n.person collate "C" and m.deleted_at is null offset 0)
      union
      (select m.id, m.first_name, m.last_name, m.date_of_birth, m.ssn_sealed from test_pool_members m
        where m.ssn_key = n.digits collate "C" and m.deleted_at is null offset 0)) m`);
  /* One that does not open is told of by whoever reads that member; it keeps nobody else out. */
  const ssnOf = ({ id, ssn_sealed: sealed }: Present): string | null | undefined => {
    try {
      return openSsn(secrets, tenantId, id, sealed);
    } catch (error) {
      if (error instanceof SecretError) return undefined;
      throw error;
    }
  };
  const found = new Map<number, Sameness>();
  for (const row of rows) {
    const one = people[row.place];
    if (one === undefined || one.id === row.id || found.has(row.place)) continue;
    const ssn = ssnOf(row);
    if (ssn === undefined) continue;
    const other = {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      dateOfBirth: row.date_of_birth,
      ssn,
    };
    const sameness = samenessOf(one, other);
    if (sameness !== null) found.set(row.place, sameness);
  }
  return found;
}

/** The people of a file so far, by what they are found again. */
export class SeenPeople {
  readonly #known = new Map<string, { row: number; person: Identity }>();

  /** Notes who a row is, unless an earlier one is the same person: answers that row, and by what they are one. */
  meet(row: number, person: Identity): { row: number; sameness: Sameness } | null {
    const keys = [personKey(person), person.ssn].filter((key) => key !== null);
    for (const key of keys) {
      const earlier = this.#known.get(key);
      const sameness = earlier === undefined ? null : samenessOf(person, earlier.person);
      if (earlier !== undefined && sameness !== null) return { row: earlier.row, sameness };
    }
    for (const key of keys) this.#known.set(key, { row, person });
    return null;
  }
}
