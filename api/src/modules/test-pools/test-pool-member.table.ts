import { fieldError } from '@assay/schema/core/field-error-tree';
import { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';
import { serverTexts } from '../../core/server-texts.ts';

/** Who takes a member back sees no field, so that the sentence has to say what is taken. */
const taken = (field: string) => () =>
  new Refusal('DUPLICATE_VALUE', {
    errors: fieldError([field], 'DUPLICATE_VALUE', {}, serverTexts.memberIsPresent),
  });

export const members = entityTable('test_pool_members', TestPoolMember, {
  columns: { employeeCategory: 'employee_category_id' },
  json: ['location'],
  joined: ['companyName', 'employeeCategoryName', 'location'],
  computed: ['ssn', 'deleted', 'deletedAt'],
  keepsDeleted: true,
  conflicts: {
    test_pool_members_id_number: taken('idNumber'),
    test_pool_members_cdl_number: taken('cdlNumber'),
  },
});

/** A row with the names of what it refers to. */
export type MemberRow = RowOf<typeof members>;

/** What everybody may see of an SSN. */
const maskedSsn = (lastDigits: string | null): string | null =>
  lastDigits === null ? null : `***-**-${lastDigits}`;

/** The record of a row; its SSN is masked. */
export const memberOf = (row: MemberRow): TestPoolMember => ({
  ...members.fromRow(row),
  ssn: maskedSsn(row.ssn_last_digits),
  deleted: row.deleted_at !== null,
  deletedAt: row.deleted_at === null ? null : { date: row.deleted_at },
});
