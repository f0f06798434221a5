import type { TestPoolInput } from '../../modules/test-pools/complete-test-pool.ts';

/** Regulators by their fixed ids (migration 0040). */
const [FMCSA, FAA, FRA_COVERED, FRA_MECHANICAL, FTA, PHMSA, USCG] = [1, 2, 3, 5, 6, 7, 8] as const;

/** A pool of the demo with what its rows are made of; the company is found by its name. */
export interface DemoPool extends Pick<TestPoolInput, 'name' | 'modality'> {
  company: string;
  members: number;
  regulator?: number;
  /** One location, the company's first, instead of all of them. */
  isLocal?: true;
  /** Tests each interval; else a percentage a year. */
  fixed?: readonly [drugs: number, alcohol: number];
  percentages?: readonly [drugs: number, alcohol: number];
  order?: TestPoolInput['testOrderType'];
  oversampling?: number;
  alternates?: number;
  /** Years before this one; such a pool has expired. */
  yearsAgo?: number;
  /** The pool of this year, of the same company, whose first members were in this one as well. */
  follower?: string;
  isDeactivated?: true;
  /** Months before this one in which the program began; else with the year. */
  startedMonthsAgo?: number;
  /** How often it was drawn, where nobody drew since. */
  draws?: number;
  /** Drawn on the first day of each period; who was drawn last has not been sent yet, whatever day it is. */
  isWaiting?: true;
  /** The last location of the company instead of the first; it has been closed since. */
  isClosed?: true;
}

const northwind = 'Northwind Logistics';

/** Pools of this year, with two of the last one. */
const pools: readonly DemoPool[] = [
  {
    company: northwind,
    name: 'DOT Drivers',
    modality: 'quarterly',
    members: 420,
    regulator: FMCSA,
    oversampling: 10,
    alternates: 5,
  },
  {
    company: northwind,
    name: 'Warehouse and Yard',
    modality: 'monthly',
    members: 3_000,
    percentages: [25, 5],
    order: 'ELECTRONIC_ORDER',
  },
  {
    company: northwind,
    name: 'Headquarters Office',
    modality: 'monthly',
    members: 36,
    isLocal: true,
    fixed: [2, 0],
    order: 'INSTANT',
    isWaiting: true,
  },
  {
    company: northwind,
    name: 'DOT Drivers, last year',
    modality: 'quarterly',
    members: 340,
    regulator: FMCSA,
    oversampling: 10,
    yearsAgo: 1,
    follower: 'DOT Drivers',
  },
  {
    company: northwind,
    name: 'Night Shift Trial',
    modality: 'onetime',
    members: 20,
    isLocal: true,
    percentages: [50, 0],
    order: 'INSTANT',
    isDeactivated: true,
  },
  {
    company: northwind,
    name: 'Seasonal Crews',
    modality: 'monthly',
    members: 60,
    percentages: [50, 10],
    startedMonthsAgo: 5,
    draws: 3,
  },
  {
    company: 'Liberty Bell Armored Services',
    name: 'Vault Staff, closed site',
    modality: 'quarterly',
    members: 24,
    percentages: [25, 0],
    isLocal: true,
    isClosed: true,
  },
  {
    company: 'Blue Ridge Freight',
    name: 'Drivers',
    modality: 'quarterly',
    members: 48,
    regulator: FMCSA,
    isLocal: true,
  },
  {
    company: 'Lone Star Hauling',
    name: 'CDL Drivers',
    modality: 'monthly',
    members: 130,
    regulator: FMCSA,
    order: 'ELECTRONIC_ORDER',
    oversampling: 5.5,
  },
  {
    company: 'Prairie Gas Pipeline',
    name: 'Pipeline Crews',
    modality: 'quarterly',
    members: 64,
    regulator: PHMSA,
  },
  {
    company: 'Harbor Point Shipping',
    name: 'Crewmembers',
    modality: 'semiannual',
    members: 40,
    regulator: USCG,
  },
  {
    company: 'Redwood Transit Authority',
    name: 'Safety-Sensitive Staff',
    modality: 'monthly',
    members: 120,
    regulator: FTA,
    alternates: 3,
  },
  {
    company: 'Keystone Rail Services',
    name: 'Covered Service',
    modality: 'quarterly',
    members: 70,
    regulator: FRA_COVERED,
  },
  {
    company: 'Keystone Rail Services',
    name: 'Mechanical',
    modality: 'quarterly',
    members: 45,
    regulator: FRA_MECHANICAL,
  },
  {
    company: 'Desert Sun Aviation',
    name: 'Flight and Ground',
    modality: 'quarterly',
    members: 55,
    regulator: FAA,
  },
  {
    company: 'Copper Canyon Mining',
    name: 'Pit and Plant',
    modality: 'biweekly',
    members: 220,
    fixed: [4, 1],
  },
  {
    company: 'Silver Creek Dairy',
    name: 'Plant, last year',
    modality: 'quarterly',
    members: 30,
    percentages: [33.33, 0],
    yearsAgo: 1,
  },
];

/** Pools that were there last year already, with how many members they had then: a pool ends with its year. */
const formerMembers = new Map<string, number>([
  ['Warehouse and Yard', 900],
  ['Drivers', 44],
  ['CDL Drivers', 110],
  ['Pipeline Crews', 60],
  ['Crewmembers', 36],
  ['Safety-Sensitive Staff', 100],
  ['Covered Service', 64],
  ['Mechanical', 40],
  ['Flight and Ground', 50],
  ['Pit and Plant', 190],
]);

const formerPools: readonly DemoPool[] = pools.flatMap((pool) => {
  const members = formerMembers.get(pool.name);
  if (members === undefined) return [];
  const former = { name: `${pool.name}, last year`, follower: pool.name, members, yearsAgo: 1 };
  const oversampling = pool.fixed === undefined ? 10 : 0;
  return [{ ...pool, ...former, oversampling }];
});

/** Pools of tenant 1: of every kind and state, with 20 to 3,000 members, and most of those of the last year. */
export const demoPools: readonly DemoPool[] = [...pools, ...formerPools];

/** Whether those who were drawn last from the pool of this name wait to be sent. */
export const isWaiting = (name: string): boolean =>
  demoPools.some((pool) => pool.name === name && pool.isWaiting === true);

/** How often the pool of this name was drawn; null for those that are drawn as they should be. */
export const drawsOf = (name: string): number | null =>
  demoPools.find((pool) => pool.name === name)?.draws ?? null;
