import { sql, type SQL } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { TestCode } from '@assay/schema/test-codes/test-code';
import { testCodeList } from '@assay/schema/test-codes/test-code.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { keyColumn } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { seesPrices } from '../../core/prices.ts';
import { found } from '../../core/refusal.ts';
import { testCodes, type TestCodeRow } from './test-code.table.ts';

/** What a test code `t` tests for, by name. */
const joined = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'abbreviation', d.abbreviation) order by d.name_key, d.id)
  from drug_adulterants d where d.id = any (t.drug_adulterant_ids)), '[]') as drug_adulterants`;

const noPrice = sql`null::numeric`;

/** Who may not see prices has none to show, to filter and to sort by. */
const sourceFor = (isPriced: boolean) =>
  entityList({
    spec: testCodeList,
    table: testCodes,
    keptBy: [{ table: 'kept_test_code_counts', fields: ['provider', 'type', 'specimenType'] }],
    columns: { testCode: { ...keyColumn('test_code_key'), notNull: true } },
    computed: isPriced ? {} : { pricing: noPrice },
    joined,
  });
const sources = { priced: sourceFor(true), unpriced: sourceFor(false) };

const testCodeOf = (context: Context, row: TestCodeRow): TestCode => {
  const code = testCodes.fromRow(row);
  return seesPrices(context) ? code : { ...code, pricing: null };
};

/** A page of the test codes `t` of the tenant, narrowed when that is given. */
export async function listTestCodes(context: Context, query: ListQuery, narrowed?: SQL) {
  const source = seesPrices(context) ? sources.priced : sources.unpriced;
  const page = await runList<TestCodeRow>(context.tx, source, query, narrowed);
  return listAnswer(page, query, (row) => testCodeOf(context, row));
}

/** Test codes of some ids, by id; also those that are deleted, for what was ordered by them. */
export async function testCodesById(
  context: Context,
  ids: readonly number[],
): Promise<ReadonlyMap<number, TestCode>> {
  const rows = await context.tx.rows<TestCodeRow>(sql`
    select t.*, ${joined} from test_codes t where t.id = any (${sql.param([...new Set(ids)])}::bigint[])`);
  return new Map(rows.map((row) => [row.id, testCodeOf(context, row)]));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readTestCode(context: Context, id: number): Promise<TestCode> {
  const row = await context.tx.row<TestCodeRow>(
    sql`select t.*, ${joined} from test_codes t where t.id = ${id} and t.deleted_at is null`,
  );
  return testCodeOf(context, found(row));
}
