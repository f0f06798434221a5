import { sql } from 'drizzle-orm';
import type { TestResult } from '@assay/schema/test-results/test-result';
import type { Tx } from '../../core/database/database.ts';

/** What a permission on a test hangs on. */
export type TestState = Pick<
  TestResult,
  'id' | 'program' | 'testType' | 'testStatus' | 'resultType' | 'acknowledgmentType'
>;

/** Those of some tests that the caller sees, by their rows alone, which hold an outcome once everybody may know it. */
export const statesOf = (tx: Tx, ids: readonly number[]): Promise<TestState[]> =>
  tx.rows<TestState>(sql`
    select id, program, test_type as "testType", test_status as "testStatus", result_type as "resultType",
      acknowledgment_type as "acknowledgmentType"
    from test_results where id = any (${sql.param([...ids])}::bigint[]) and deleted_at is null order by id`);
