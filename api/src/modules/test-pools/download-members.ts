import { memberCsv } from '@assay/schema/test-pools/member-csv';
import type { TestPoolMember } from '@assay/schema/test-pools/test-pool-member';
import { daysIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { CsvAnswer } from '../../core/csv/serve-csv.ts';
import { dayStamp, usDay } from '@assay/schema/core/us-day';
import type { CsvCell } from '../../core/csv/write-csv.ts';
import { memberPages } from './test-pool-members.read-model.ts';
import { readTestPool } from './test-pools.read-model.ts';

type CellOf = (member: TestPoolMember, dayOf: (moment: Date) => string) => CsvCell;

/** Cells that are not the field of their name as it is. */
const cellOf: Partial<Record<string, CellOf>> = {
  dateOfBirth: (member) => usDay(member.dateOfBirth),
  observationRequired: (member) => (member.observationRequired === true ? 'Yes' : 'No'),
  employeeCategory: (member) => member.employeeCategoryName,
  locationId: (member) => member.location?.locationId ?? null,
  status: (member) => (member.deleted ? 'Removed' : 'Active'),
  /* A moment has the day of the reader, as in the list. */
  adjusted: (member, dayOf) => usDay(dayOf(new Date(member.memberStatusAdjustedAt))),
};

const fieldCell = (member: Readonly<Record<string, unknown>>, name: string): CsvCell => {
  const value = member[name];
  return typeof value === 'string' || typeof value === 'number' ? value : null;
};

async function* cellsOf(context: Context, poolId: number, names: readonly string[]) {
  const dayOf = daysIn(context.viewer.timezone);
  for await (const rows of memberPages(context, poolId))
    yield rows.map((member) =>
      names.map((name) => cellOf[name]?.(member, dayOf) ?? fieldCell(member, name)),
    );
}

/**
 * The members of a pool, removed ones included, in the columns of an import; SSNs are masked.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function downloadMembers(context: Context, poolId: number): Promise<CsvAnswer> {
  const pool = await readTestPool(context, poolId);
  const columns = memberCsv(pool);
  const employer = pool.consortiumId === null ? {} : { companyName: 'Company' };
  return {
    name: `Members For Testpool ${pool.name.replaceAll(/[\\/]/g, '-')} @ ${dayStamp(todayOf(context))}.csv`,
    header: [
      ...Object.values(columns).map(({ header }) => header),
      ...Object.values(employer),
      'Status',
      'Added/Removed At',
    ],
    rows: cellsOf(context, poolId, [
      ...Object.keys(columns),
      ...Object.keys(employer),
      'status',
      'adjusted',
    ]),
  };
}
