import type { TestPool as Pool } from '@assay/schema/test-pools/test-pool';
import { TestPool } from '@assay/schema/test-pools/test-pool';
import type { Row } from '../../core/database/database.ts';
import { entityTable } from '../../core/entities/entity-table.ts';

/** Fields that a pool's row answers in another form, or not at all. */
export const testPools = entityTable('test_pools', TestPool, {
  computed: [
    'consortiumId',
    'drugPercentage',
    'alcoholPercentage',
    'oversampling',
    'companyName',
    'locationName',
    'consortiumName',
    'testingAgencyName',
    'drugYtd',
    'alcoholYtd',
    'nextRunDate',
    'deactivated',
    'isFrozen',
    'isExpired',
    'status',
    'labAccounts',
    'testPanels',
  ],
});

/** Columns of a pool that are read beside the fields of its contract. */
export interface TestPoolRow extends Row {
  id: number;
  company_id: number;
  location_id: number | null;
  is_regulated: boolean;
  is_test_pool_for_company: boolean;
  testing_agency_id: number | null;
  drug_basis_points: number | null;
  alcohol_basis_points: number | null;
  oversampling_basis_points: number;
  active_member_count: number;
  removed_member_count: number;
  drug_ytd: string;
  alcohol_ytd: string;
  program_end_date: string;
  next_run_date: string | null;
  deactivated_at: string | null;
  frozen_at: string | null;
}

/** A row joined with the names of what it refers to. */
export interface NamedTestPoolRow extends TestPoolRow {
  company_name: string;
  location_name: string | null;
  testing_agency_name: string | null;
}

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

/** The record of a row, on a day. */
export function testPoolOf(row: NamedTestPoolRow, today: string): Pool {
  const status = statusOf(row, today);
  return {
    ...testPools.fromRow(row),
    consortiumId: null,
    drugPercentage: percentage(row.drug_basis_points),
    alcoholPercentage: percentage(row.alcohol_basis_points),
    oversampling: row.oversampling_basis_points / 100,
    companyName: row.company_name,
    locationName: row.location_name,
    consortiumName: null,
    testingAgencyName: row.testing_agency_name,
    drugYtd: Number(row.drug_ytd),
    alcoholYtd: Number(row.alcohol_ytd),
    nextRunDate: status === 'ACTIVE' ? row.next_run_date : null,
    deactivated: row.deactivated_at !== null,
    isFrozen: row.frozen_at !== null,
    isExpired: row.program_end_date < today,
    status,
    labAccounts: [],
    testPanels: [],
  };
}
