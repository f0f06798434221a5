import { serverTexts } from '../../core/server-texts.ts';

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

const sameSsn: Sameness = { field: 'ssn', text: serverTexts.ssnIsPresent };
const samePerson: Sameness = { field: 'dateOfBirth', text: serverTexts.personIsPresent };

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
