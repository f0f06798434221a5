import type { Role } from '@assay/schema/common/role-names';
import type { UnitLevel } from '@assay/schema/administrative-units/administrative-unit';
import { cities, firstNames, lastNames } from './names.ts';
import type { Random } from './random.ts';
import type { UserRow } from './user-row.ts';

export interface Company {
  id: number;
  name: string;
  locations: readonly number[];
  /** Regions, areas and districts; none where it has no hierarchy. */
  units: readonly { id: number; level: UnitLevel }[];
}

/** How many people the companies have, in turns: some in each band of the list, and some on each border (O s2). */
const sizes = [
  23, 4, 18, 62, 9, 10, 12, 0, 27, 7, 31, 3, 25, 15, 50, 6, 8, 140, 5, 11, 44, 2, 16, 88, 1, 100,
] as const;

const titles: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['Safety Coordinator', 'Safety'],
  ['HR Specialist', 'Human Resources'],
  ['Dispatcher', 'Operations'],
  ['Fleet Supervisor', 'Operations'],
  ['Shift Lead', 'Operations'],
  ['Compliance Analyst', 'Compliance'],
];

/** Whoever is in charge of a place is called so. */
const titlesOfManagers: Partial<Record<Role, readonly [string, string]>> = {
  REGION_MANAGER: ['Regional Manager', 'Operations'],
  AREA_MANAGER: ['Area Manager', 'Operations'],
  DISTRICT_MANAGER: ['District Manager', 'Operations'],
  LOCATION_MANAGER: ['Site Manager', 'Operations'],
};

const slug = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]+/g, '');
const domainOf = (name: string): string =>
  name === 'Northwind Logistics' ? 'northwind.test' : `${slug(name)}.test`;

const managerOf = {
  REGION: 'REGION_MANAGER',
  AREA: 'AREA_MANAGER',
  DISTRICT: 'DISTRICT_MANAGER',
} as const satisfies Record<UnitLevel, Role>;

/** The first of a company administers it, some are in charge of its units, every fourth of one of its locations. */
function roleAt(
  index: number,
  random: Random,
  { locations, units }: Company,
): Pick<UserRow, 'role' | 'authorization_context_ids'> {
  if (index === 0) return { role: 'COMPANY_ADMIN', authorization_context_ids: [] };
  const unit = index % 4 === 1 ? units[(index - 1) / 4] : undefined;
  if (unit) return { role: managerOf[unit.level], authorization_context_ids: [unit.id] };
  const [first, ...rest] = locations;
  if (index % 4 !== 3 || first === undefined)
    return { role: 'COMPANY_USER', authorization_context_ids: [] };
  return { role: 'LOCATION_MANAGER', authorization_context_ids: [random.pick([first, ...rest])] };
}

/** Some are locked, and some were invited and have not come yet. */
const accountAt = (index: number): Pick<UserRow, 'account_status' | 'activated_at'> => ({
  account_status: index % 11 === 6 ? 'LOCKED' : 'ACTIVE',
  activated_at: index % 7 === 4 ? null : '2025-04-01T12:00:00.000Z',
});

/** People of a company without a password. */
export function makeStaff(random: Random, company: Company, position: number): UserRow[] {
  const used = new Map<string, number>();
  return Array.from({ length: sizes[position % sizes.length] ?? 0 }, (_, index) => {
    const first = random.pick(firstNames);
    const last = random.pick(lastNames);
    const base = `${slug(first)}.${slug(last)}`;
    const repeated = (used.get(base) ?? 0) + 1;
    used.set(base, repeated);
    const username = `${base}${repeated === 1 ? '' : repeated}@${domainOf(company.name)}`;
    const chosen = random.pick(titles);
    const place = roleAt(index, random, company);
    const [title, department] = titlesOfManagers[place.role] ?? chosen;
    return {
      username,
      first_name: first,
      last_name: last,
      job_title: title,
      department,
      type: 'CLIENT',
      company_id: company.id,
      ...place,
      ...accountAt(index),
      mfa_enabled: false,
      contact_work_email: username,
      start_date: null,
      contact_work_phone: `${random.pick(cities).areaCode}55501${String(random.int(0, 99)).padStart(2, '0')}`,
    };
  });
}
