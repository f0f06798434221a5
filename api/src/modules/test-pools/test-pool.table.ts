import type { TestPool as Pool } from '@assay/schema/test-pools/test-pool';
import { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Row } from '../../core/database/database.ts';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

const nameTaken = (): Refusal => Refusal.field(['name'], 'NAME_ALREADY_EXISTS');

/** Fields that a pool's row answers in another form, or not at all. */
export const testPools = entityTable('test_pools', TestPool, {
  joined: ['companyName', 'locationName', 'consortiumName', 'testingAgencyName'],
  computed: [
    'drugPercentage',
    'alcoholPercentage',
    'oversampling',
    'drugYtd',
    'alcoholYtd',
    'nextRunDate',
    'deactivated',
    'isFrozen',
    'isExpired',
    'status',
    'isChangeAllowed',
    'isSwitchAllowed',
    'labAccounts',
    'testPanels',
  ],
  conflicts: { test_pools_name: nameTaken, test_pools_consortium_name: nameTaken },
});

export type TestPoolRow = Row<'test_pools'>;

/** A row joined with the names of what it refers to. */
export type NamedTestPoolRow = RowOf<typeof testPools>;

/** Hundredths of a percent as the percentage of the contract; exact for two decimals. */
const percentage = (basisPoints: number | null): number | null =>
  basisPoints === null ? null : basisPoints / 100;

/** The percentage of the contract in hundredths of a percent. */
export const basisPoints = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 100);

type StatusRow = Pick<TestPoolRow, 'frozen_at' | 'deactivated_at' | 'program_end_date'>;

/** What a pool is shown as: frozen, else deactivated, else expired, else active (C s4). */
export function statusOf(row: StatusRow, today: string): Pool['status'] {
  if (row.frozen_at !== null) return 'FROZEN';
  if (row.deactivated_at !== null) return 'DEACTIVATED';
  return row.program_end_date < today ? 'EXPIRED' : 'ACTIVE';
}

/** What a pool orders. */
export type Ordering = Pick<Pool, 'labAccounts' | 'testPanels'>;

/** The record of a row with what it orders, on a day. */
export function testPoolOf(row: NamedTestPoolRow, today: string, ordering: Ordering): Pool {
  const status = statusOf(row, today);
  return {
    ...testPools.fromRow(row),
    drugPercentage: percentage(row.drug_basis_points),
    alcoholPercentage: percentage(row.alcohol_basis_points),
    oversampling: row.oversampling_basis_points / 100,
    drugYtd: Number(row.drug_ytd),
    alcoholYtd: Number(row.alcohol_ytd),
    nextRunDate: status === 'ACTIVE' ? row.next_run_date : null,
    deactivated: row.deactivated_at !== null,
    isFrozen: row.frozen_at !== null,
    isExpired: row.program_end_date < today,
    status,
    isChangeAllowed: status === 'ACTIVE',
    isSwitchAllowed: statusOf({ ...row, deactivated_at: null }, today) === 'ACTIVE',
    ...ordering,
  };
}
