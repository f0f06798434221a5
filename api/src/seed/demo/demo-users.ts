import { sql } from 'drizzle-orm';
import type { Role } from '@assay/schema/common/role-names';
import type { Row, Tx } from '../../core/database/database.ts';
import type { UserRow } from './user-row.ts';

/** A user who can sign in. */
export type DemoUser = Pick<
  UserRow,
  'username' | 'first_name' | 'last_name' | 'job_title' | 'role'
> &
  Partial<UserRow>;

const person = (
  username: string,
  name: string,
  title: string,
  role: Role,
  more: Partial<UserRow> = {},
): DemoUser => {
  const [first = '', last = ''] = name.split(' ');
  return { username, first_name: first, last_name: last, job_title: title, role, ...more };
};

/** Staff of tenant 1. */
export const internalUsers: readonly DemoUser[] = [
  person('super@assay.test', 'Grace Holloway', 'Program Director', 'SUPER_ADMIN'),
  person('admin@assay.test', 'Daniel Reyes', 'Account Manager', 'MD_USER'),
  person('mro@assay.test', 'Helen Okafor', 'MRO Reviewer', 'MD_USER'),
  person('mfa@assay.test', 'Priya Raman', 'MRO Assistant', 'MD_USER', { mfa_enabled: true }),
];

/** Staff of tenant 2. */
export const summitUsers: readonly DemoUser[] = [
  person('super@summit.test', 'Nora Whitfield', 'President', 'SUPER_ADMIN'),
];

/** Ids of the named units of a company. */
async function unitIds(tx: Tx, companyId: number, names: readonly string[]): Promise<number[]> {
  const rows = await tx.rows<Row<'administrative_units', 'id'>>(sql`
    select id from administrative_units
    where company_id = ${companyId} and name = any (${sql.param([...names])}::text[]) order by id`);
  return rows.map(({ id }) => id);
}

/** Ids of the first locations of a company. */
async function locationIds(tx: Tx, companyId: number, count: number): Promise<number[]> {
  const rows = await tx.rows<Row<'locations', 'id'>>(
    sql`select id from locations where company_id = ${companyId} order by id limit ${count}`,
  );
  return rows.map(({ id }) => id);
}

/** The people of Northwind: one for each role a client can have, bound to its real units and locations. */
export async function northwindUsers(tx: Tx, companyId: number): Promise<DemoUser[]> {
  const at = (name: string, contexts: readonly number[] = []): [string, Partial<UserRow>] => [
    `${name}@northwind.test`,
    { company_id: companyId, authorization_context_ids: [...contexts] },
  ];
  const units = (...names: string[]): Promise<number[]> => unitIds(tx, companyId, names);
  const add = (
    [username, place]: [string, Partial<UserRow>],
    name: string,
    title: string,
    role: Role,
  ): DemoUser => person(username, name, title, role, place);
  return [
    add(at('corporate'), 'Olivia Bennett', 'Director of Safety', 'COMPANY_ADMIN'),
    add(at('user'), 'Marcus Dawson', 'Safety Coordinator', 'COMPANY_USER'),
    add(
      at('region', await units('Central')),
      'Helen Iverson',
      'Regional Manager',
      'REGION_MANAGER',
    ),
    add(at('area', await units('Texas Gulf')), 'Victor Morales', 'Area Manager', 'AREA_MANAGER'),
    add(
      at('district', await units('Dallas')),
      'Teresa Quinn',
      'District Manager',
      'DISTRICT_MANAGER',
    ),
    add(
      at('unit', await units('Pacific Northwest', 'Atlanta')),
      'Paul Keller',
      'Operations Manager',
      'ADMINISTRATIVE_UNIT_MANAGER',
    ),
    add(
      at('location', await locationIds(tx, companyId, 2)),
      'Denise Hughes',
      'Terminal Manager',
      'LOCATION_MANAGER',
    ),
    {
      ...add(at('locked'), 'Anthony Ellis', 'Dispatcher', 'COMPANY_USER'),
      account_status: 'LOCKED',
    },
  ];
}
