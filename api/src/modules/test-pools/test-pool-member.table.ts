import { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import type { Row } from '../../core/database/database.ts';
import { entityTable } from '../../core/entities/entity-table.ts';

const members = entityTable('test_pool_members', TestPoolMember, {
  computed: ['ssn', 'employeeCategory', 'employeeCategoryName', 'location', 'deleted', 'deletedAt'],
});

export interface MemberRow extends Row {
  id: number;
  test_pool_id: number;
  ssn_sealed: string | null;
  ssn_last_digits: string | null;
  employee_category_id: number | null;
  employee_category_name: string | null;
  place: TestPoolMember['location'];
  deleted_at: string | null;
}

/** What everybody may see of an SSN. */
export const maskedSsn = (lastDigits: string | null): string | null =>
  lastDigits === null ? null : `***-**-${lastDigits}`;

/** The record of a row; its SSN is masked. */
export const memberOf = (row: MemberRow): TestPoolMember => ({
  ...members.fromRow(row),
  ssn: maskedSsn(row.ssn_last_digits),
  employeeCategory: row.employee_category_id,
  employeeCategoryName: row.employee_category_name,
  location: row.place,
  deleted: row.deleted_at !== null,
  deletedAt: row.deleted_at === null ? null : { date: row.deleted_at },
});
