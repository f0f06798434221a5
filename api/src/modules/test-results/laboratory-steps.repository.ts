import { sql } from 'drizzle-orm';
import type { TestEventKind } from '@assay/schema/test-results/test-words';
import type { Row, Tx } from '../../core/database/database.ts';

type Order = Row<
  'lab_orders',
  | 'lab_test_id'
  | 'accepted_at'
  | 'sent_at'
  | 'attempts'
  | 'next_attempt_at'
  | 'last_error'
  | 'canceled_at'
  | 'cancel_reason'
>;

/** What the sending of an order changes of it. */
export async function changeOrder(
  tx: Tx,
  testResultId: number,
  change: Partial<Order>,
): Promise<void> {
  const sets = Object.entries(change).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${sql.param(value)}`,
  );
  if (sets.length === 0) return;
  await tx.run(
    sql`update lab_orders set ${sql.join(sets, sql`, `)} where test_result_id = ${testResultId}`,
  );
}

export const orderOfTest = (tx: Tx, testResultId: number) =>
  tx.row<Pick<Row<'lab_orders'>, 'accepted_at' | 'lab_order_type'>>(
    sql`select accepted_at, lab_order_type from lab_orders where test_result_id = ${testResultId}`,
  );

/** Whether a step stands in the file of a test. */
export const hasEvent = async (
  tx: Tx,
  testResultId: number,
  kind: TestEventKind,
): Promise<boolean> =>
  (await tx.row(sql`
    select 1 as found from test_events where test_result_id = ${testResultId} and kind = ${kind} limit 1`)) !==
  null;
