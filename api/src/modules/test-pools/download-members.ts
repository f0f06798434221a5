import { sql } from 'drizzle-orm';
import { memberCsv } from '@assay/schema/test-pools/member-csv';
import { daysIn, todayOf } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import type { CsvAnswer } from '../../core/csv/serve-csv.ts';
import { dayStamp, usDay } from '../../core/csv/us-day.ts';
import type { CsvCell } from '../../core/csv/write-csv.ts';
import type { Tx } from '../../core/database/database.ts';
import { memberJoins, memberSelect } from './test-pool-members.read-model.ts';
import { maskedSsn, type MemberRow } from './test-pool-member.table.ts';
import { readTestPool } from './test-pools.read-model.ts';

const CHUNK = 2_000;

interface DownloadRow extends MemberRow {
  first_name: string;
  last_name: string;
  last_name_key: string;
  id_number: string | null;
  date_of_birth: string | null;
  cdl_number: string | null;
  state: string | null;
  other_id: string | null;
  observation_required: boolean | null;
  member_status_adjusted_at: string;
}

const cellOf: Record<string, (row: DownloadRow, dayOf: (moment: Date) => string) => CsvCell> = {
  firstName: (row) => row.first_name,
  lastName: (row) => row.last_name,
  idNumber: (row) => row.id_number,
  ssn: (row) => maskedSsn(row.ssn_last_digits),
  dateOfBirth: (row) => usDay(row.date_of_birth),
  cdlNumber: (row) => row.cdl_number,
  state: (row) => row.state,
  otherId: (row) => row.other_id,
  observationRequired: (row) => (row.observation_required === true ? 'Yes' : 'No'),
  employeeCategory: (row) => row.employee_category_name,
  locationId: (row) => row.place?.locationId ?? null,
  status: (row) => (row.deleted_at === null ? 'Active' : 'Removed'),
  /* A moment has the day of the reader, as in the list. */
  adjusted: (row, dayOf) => usDay(dayOf(new Date(row.member_status_adjusted_at))),
};

/** Every member of a pool by name, some thousand at a time. */
async function* rowsOf(tx: Tx, poolId: number): AsyncGenerator<DownloadRow[]> {
  let last: DownloadRow | undefined;
  for (;;) {
    const after =
      last === undefined
        ? sql`true`
        : sql`(t.last_name_key, t.id) > (${last.last_name_key} collate "C", ${last.id}::bigint)`;
    const rows: DownloadRow[] = await tx.rows<DownloadRow>(sql`
      select ${memberSelect} from test_pool_members t ${memberJoins}
      where t.test_pool_id = ${poolId} and ${after} order by t.last_name_key, t.id limit ${CHUNK}`);
    if (rows.length > 0) yield rows;
    if (rows.length < CHUNK) return;
    last = rows.at(-1);
  }
}

async function* cellsOf({ tx, viewer }: Context, poolId: number, names: readonly string[]) {
  const dayOf = daysIn(viewer.timezone);
  for await (const rows of rowsOf(tx, poolId))
    yield rows.map((row) => names.map((name) => cellOf[name]?.(row, dayOf) ?? null));
}

/**
 * The members of a pool, removed ones included, in the columns of an import; SSNs are masked.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function downloadMembers(context: Context, poolId: number): Promise<CsvAnswer> {
  const pool = await readTestPool(context, poolId);
  const columns = memberCsv(pool);
  return {
    name: `Members For Testpool ${pool.name.replaceAll(/[\\/]/g, '-')} @ ${dayStamp(todayOf(context))}.csv`,
    header: [...Object.values(columns).map(({ header }) => header), 'Status', 'Added/Removed At'],
    rows: cellsOf(context, poolId, [...Object.keys(columns), 'status', 'adjusted']),
  };
}
