import type { DemoPool } from './demo-pools.ts';

/** By its fixed id (migration 0040). */
const FMCSA = 1;

/** Pools of tenant 2; the companies are taken in their order. */
export const summitPools = (companies: readonly string[]): readonly DemoPool[] => [
  {
    company: companies[0] ?? '',
    name: 'Drivers',
    modality: 'quarterly',
    members: 40,
    regulator: FMCSA,
  },
  {
    company: companies[1] ?? '',
    name: 'Shop Floor',
    modality: 'monthly',
    members: 25,
    percentages: [20, 10],
  },
];
