import { sql } from 'drizzle-orm';
import type { Context } from '../../core/context.ts';
import type { Row } from '../../core/database/database.ts';
import { SecretError, type SecretBox } from '../../core/secrets/secret-box.ts';
import { openSsn } from './member-ssn.ts';
import { personKey, samenessOf, type Identity, type Sameness } from './same-person.ts';

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
