import type { Row } from '../../core/database/database.ts';
import { firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import type { PoolPlace } from './make-pool.ts';
import { unsealedSsn } from './seal-demo-ssns.ts';

const states = ['TX', 'OK', 'LA', 'NM', 'AR', 'CO', 'GA', 'OH'] as const;

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Names that people do not have twice as often as the lists are short: a middle initial tells them apart. */
function nameOf(random: Random): Row<'test_pool_members', 'first_name' | 'last_name'> {
  const initial = random.int(1, 3) === 1 ? ` ${String.fromCharCode(random.int(65, 90))}.` : '';
  return { first_name: `${random.pick(firstNames)}${initial}`, last_name: random.pick(lastNames) };
}

const birthday = (random: Random): string =>
  `${random.int(1961, 2004)}-${digits(random.int(1, 12), 2)}-${digits(random.int(1, 28), 2)}`;

/** So many people of a pool; each has a number that no other one has. SSNs are sealed at the first start. */
export function makeMembers(
  random: Random,
  pool: {
    id: number;
    locationId: number | null;
    categories: readonly number[];
    since: string | undefined;
  },
  { companyId, locations }: PoolPlace & { companyId: number },
  ids: readonly number[],
) {
  const [first = 0, ...others] = locations;
  const [category, ...more] = pool.categories;
  return ids.map((id) => {
    const isRegulated = category !== undefined;
    return {
      id,
      test_pool_id: pool.id,
      company_id: companyId,
      location_id: pool.locationId ?? random.pick([first, ...others]),
      ...nameOf(random),
      ...unsealedSsn(id, isRegulated),
      id_number: isRegulated ? null : `E-${digits(10_000 + id, 6)}`,
      state: isRegulated ? random.pick(states) : null,
      cdl_number: isRegulated ? `D${digits(4_100_000 + id * 7, 8)}` : null,
      date_of_birth: isRegulated ? birthday(random) : null,
      observation_required: isRegulated ? random.int(1, 30) === 1 : null,
      other_id: isRegulated && random.int(1, 4) === 1 ? `P-${digits(id, 5)}` : null,
      employee_category_id: isRegulated ? random.pick([category, ...more]) : null,
      created_at: pool.since,
    };
  });
}

type Member = ReturnType<typeof makeMembers>[number];

/** The first of a pool's people as members of the pool that was there before it. An SSN follows from the number of a row. */
export const formerMembers = (
  members: readonly Member[],
  pool: { id: number; since: string | undefined },
  ids: readonly number[],
): Member[] =>
  members.slice(0, ids.length).map((member, index) => ({
    ...member,
    id: ids[index] ?? 0,
    test_pool_id: pool.id,
    ssn_sealed: null,
    ssn_last_digits: null,
    created_at: pool.since,
  }));
