import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

/** Digits of the number of a test in the number of its order. */
const NUMBER_DIGITS = 8;

/** The last digit of a number, by which a slip of the keyboard is found (ISO/IEC 7812, Luhn). */
function checkDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The number of the order of a test, unique in the tenant: `A`, eight digits, and a digit that checks them. */
export function orderNumberOf(testResultId: number): string {
  const digits = String(testResultId).padStart(NUMBER_DIGITS, '0');
  return `A${digits}${checkDigit(digits)}`;
}

/** What is stored of an order: company and location are filled by the database. */
export type NewOrder = Partial<
  Omit<Row<'lab_orders'>, 'company_id' | 'location_id' | 'tenant_id'>
> &
  Pick<Row<'lab_orders'>, 'test_result_id' | 'order_number'>;

/** Adds the order of a test; the names are those of the columns. */
export async function addOrder(tx: Tx, order: NewOrder): Promise<void> {
  const names = sql.raw(Object.keys(order).join(', '));
  await tx.run(sql`
    insert into lab_orders (${names})
    select ${names} from jsonb_populate_record(null::lab_orders, ${JSON.stringify(order)}::jsonb)`);
}

/** Lets a test have an uploaded file. */
export async function attachFile(
  tx: Tx,
  testResultId: number,
  file: { id: string; title: string; docType: string },
): Promise<void> {
  await tx.run(sql`
    insert into test_attachments (test_result_id, file_id, title, doc_type)
    values (${testResultId}, ${file.id}::uuid, ${file.title}, ${file.docType})`);
}

/** Says of an instant test which laboratory test confirms it. */
export async function linkConfirmation(
  tx: Tx,
  instantTestId: number,
  testResultId: number,
  now: Date,
): Promise<void> {
  await tx.run(sql`
    update instant_tests set confirmation_test_result_id = ${testResultId}, confirmed_at = ${now.toISOString()}::timestamptz
    where test_result_id = ${instantTestId}`);
}

/** Lets an instant test wait for its confirmation again. */
export async function reopenConfirmed(tx: Tx, instantTestId: number): Promise<void> {
  await tx.run(sql`
    update instant_tests set confirmation_test_result_id = null, confirmed_at = null
    where test_result_id = ${instantTestId}`);
}

/** What of an order may change. */
export type OrderChange = Partial<
  Pick<
    Row<'lab_orders'>,
    | 'expire_date'
    | 'canceled_at'
    | 'cancel_reason'
    | 'attempts'
    | 'next_attempt_at'
    | 'last_error'
    | 'donor_email'
  >
>;

export async function changeOrder(
  tx: Tx,
  testResultId: number,
  change: OrderChange,
): Promise<void> {
  const sets = Object.entries(change).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${sql.param(value)}`,
  );
  await tx.run(
    sql`update lab_orders set ${sql.join(sets, sql`, `)} where test_result_id = ${testResultId}`,
  );
}

/** The order of a test in sight; null for an instant test and for one that was entered by hand without an order. */
export const readOrder = (tx: Tx, testResultId: number): Promise<Row<'lab_orders'> | null> =>
  tx.row<Row<'lab_orders'>>(sql`select * from lab_orders where test_result_id = ${testResultId}`);
