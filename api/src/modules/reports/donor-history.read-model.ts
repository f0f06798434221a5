import { sql, type SQL } from 'drizzle-orm';
import { reasonsForTest } from '@assay/schema/common/reasons-for-test';
import type { DonorHistoryBlock, ReportCell, ReportColumn } from '@assay/schema/reports/report';
import { reportTypes } from '@assay/schema/reports/report-types';
import { specimenTypes } from '@assay/schema/reference/specimen-types';
import { acknowledgmentTypes } from '@assay/schema/test-results/test-result.list';
import { resultTypes, testStatuses, testTypes } from '@assay/schema/test-results/test-words';
import { knownZone } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { matching } from '../../core/lists/run-list.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import {
  shownId,
  testResultSource,
  testsOfDonor,
} from '../test-results/test-results.read-model.ts';
import { blockOf, columnOf, textCell } from './report-cells.ts';
import type { ReportScope } from './report-scope.ts';

interface HistoryRow {
  id: number;
  company_name: string;
  donor: string;
  primary_id: string | null;
  ssn_last_digits: string | null;
  ordered_on: string;
  collected_on: string | null;
  test_type: keyof typeof testTypes;
  specimen_type_id: keyof typeof specimenTypes;
  test_status: keyof typeof testStatuses;
  reason_for_test: keyof typeof reasonsForTest | null;
  result_type: keyof typeof resultTypes | null;
  drugs: string | null;
  acknowledgment_type: keyof typeof acknowledgmentTypes | null;
  acknowledged_on: string | null;
}

/** The day of a moment where the reader is, as the cover of a file says and the page of the test. */
const dayFor =
  ({ viewer }: Context) =>
  (value: string): SQL =>
    sql`to_char(${sql.raw(value)} at time zone ${knownZone(viewer.timezone)}::text, 'YYYY-MM-DD')`;

/** Each column, and what stands in it. */
const fields: readonly (readonly [ReportColumn, (row: HistoryRow) => string | null])[] = [
  [columnOf('companyName', 'Company Name', 'text'), (row) => row.company_name],
  [columnOf('donorName', 'Donor Name', 'text'), (row) => row.donor],
  [columnOf('donorPrimaryId', 'Donor Primary ID', 'text'), (row) => shownId(row)],
  [columnOf('orderedOn', 'Ordered On', 'day'), (row) => row.ordered_on],
  [columnOf('collectedOn', 'Collected On', 'day'), (row) => row.collected_on],
  [columnOf('testType', 'Test Type', 'text'), (row) => testTypes[row.test_type]],
  [
    columnOf('specimenType', 'Specimen Type', 'text'),
    (row) => specimenTypes[row.specimen_type_id] ?? null,
  ],
  [columnOf('testStatus', 'Test Status', 'text'), (row) => testStatuses[row.test_status]],
  [
    columnOf('reasonForTest', 'Reason for Test', 'text'),
    (row) => row.reason_for_test && reasonsForTest[row.reason_for_test],
  ],
  [
    columnOf('resultType', 'Result Type', 'text'),
    (row) => row.result_type && resultTypes[row.result_type],
  ],
  [columnOf('positiveDrugs', 'Positive Drug(s)', 'text'), (row) => row.drugs],
  [
    columnOf('acknowledgment', 'ACK/ADM', 'text'),
    (row) => row.acknowledgment_type && acknowledgmentTypes[row.acknowledgment_type],
  ],
  [columnOf('acknowledgedOn', 'ACK/ADM Date', 'day'), (row) => row.acknowledged_on],
];
const columns = fields.map(([column]) => column);

/** Rows of a page; files have all of them. */
const PAGE = 1_000;

const valuesOf = (row: HistoryRow): (string | null)[] => fields.map(([, of]) => of(row));

/** A row as cells, of which the first leads to the test. */
const cellsOf = (row: HistoryRow): ReportCell[] =>
  fields.map(([{ key, kind }, of], at) => ({
    ...textCell(key, of(row), kind),
    testResultId: at === 0 ? row.id : null,
  }));

/** The tests of a donor, and the statement that reads them, the latest first. */
async function historyOf(
  context: Context,
  { filters, criteria }: ReportScope,
  secrets: SecretBox,
): Promise<{ match: SQL; select: SQL }> {
  const ofDonor = await testsOfDonor(context, secrets, criteria.primaryId ?? '');
  const source = testResultSource(context);
  const joined = {
    ...source,
    joins: {
      ...source.joins,
      shown: sql`join test_cases c on c.id = t.test_case_id join companies k on k.id = t.company_id
        left join lab_orders o on o.test_result_id = t.id`,
    },
  };
  const match = matching(joined, { filters }, [ofDonor], 'shown');
  const day = dayFor(context);
  return {
    match,
    select: sql`
      select t.id, k.company_name, c.first_name || ' ' || c.last_name as donor, c.primary_id, c.ssn_last_digits,
        ${day('coalesce(o.ordered_at, t.created_at)')} as ordered_on, ${day('t.collected_at')} as collected_on, t.test_type,
        t.specimen_type_id, t.test_status, t.reason_for_test, t.result_type, t.acknowledgment_type,
        ${day('t.acknowledged_at')} as acknowledged_on,
        (select string_agg(d.name, ', ' order by d.name) from drug_adulterants d where d.id = any (t.positive_drug_ids)) as drugs
      ${match} order by t.counted_at desc, t.id desc`,
  };
}

const blockOfRows = (rows: readonly HistoryRow[]): DonorHistoryBlock[] =>
  rows[0] === undefined
    ? []
    : [
        {
          ...blockOf(reportTypes.donorhistory, columns, rows.map(cellsOf)),
          primaryId: shownId(rows[0]),
        },
      ];

/**
 * The tests of one donor, the latest first, 1,000 at most (T s3). It reads the rows of the tests alone, which hold an outcome
 * once it is released, so that MRO staff read what everybody does.
 */
export async function donorHistory(
  context: Context,
  scope: ReportScope,
  secrets: SecretBox,
): Promise<DonorHistoryBlock[]> {
  const { select } = await historyOf(context, scope, secrets);
  return blockOfRows(await context.tx.rows<HistoryRow>(sql`${select} limit ${PAGE}`));
}

/** All of the tests, some at a time; read inside of the transaction that asks. */
export interface WholeHistory {
  /** The table with its first rows, for head and cover. */
  blocks: DonorHistoryBlock[];
  total: number;
  /** What stands in the columns: a million tests are no million times thirteen cells. */
  lines: AsyncIterable<(string | null)[][]>;
}

/** The same without a limit, for files. */
export async function wholeDonorHistory(
  context: Context,
  scope: ReportScope,
  secrets: SecretBox,
): Promise<WholeHistory> {
  const { tx } = context;
  const { match, select } = await historyOf(context, scope, secrets);
  const counted = await tx.row<{ total: number }>(sql`select count(*)::integer as total ${match}`);
  const blocks = blockOfRows(await tx.rows<HistoryRow>(sql`${select} limit 1`));
  async function* lines(): AsyncGenerator<(string | null)[][]> {
    await tx.run(sql`declare donor_history no scroll cursor for ${select}`);
    for (;;) {
      const rows = await tx.rows<HistoryRow>(sql.raw(`fetch ${PAGE} from donor_history`));
      if (rows.length === 0) break;
      yield rows.map(valuesOf);
    }
    await tx.run(sql`close donor_history`);
  }
  return { blocks, total: counted?.total ?? 0, lines: lines() };
}
