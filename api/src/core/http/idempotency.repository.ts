import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Row, Tx } from '../database/database.ts';
import type { IdempotentCall } from './idempotency.ts';
import type { Answer } from './serve.ts';

type StoredAnswer = Row<'idempotency_keys', 'request_hash' | 'body'> & { status: number };

const ownKey = ({ viewer }: Context, { key, route }: IdempotentCall): SQL =>
  sql`user_id = ${viewer.userId} and home_tenant_id = ${viewer.homeTenantId} and route = ${route} and key = ${key}`;

/** The answer that a call of the user got within the last 24 hours. */
export const findAnswer = (context: Context, call: IdempotentCall): Promise<StoredAnswer | null> =>
  context.tx.row<StoredAnswer>(sql`
    select request_hash, status, body from idempotency_keys
    where ${ownKey(context, call)} and created_at >= now() - interval '24 hours'`);

/** Takes a key of the user; false when it was taken already. Waits for whoever takes it at the same time. */
export async function takeKey(context: Context, call: IdempotentCall): Promise<boolean> {
  const { tx, viewer } = context;
  await tx.run(sql`
    delete from idempotency_keys where ${ownKey(context, call)} and created_at < now() - interval '24 hours'`);
  const inserted = await tx.run(sql`
    insert into idempotency_keys (user_id, home_tenant_id, route, key, request_hash)
    values (${viewer.userId}, ${viewer.homeTenantId}, ${call.route}, ${call.key}, ${call.requestHash})
    on conflict do nothing`);
  return inserted > 0;
}

/** Keeps the answer of a call for its repetitions. */
export const storeAnswer = (
  context: Context,
  call: IdempotentCall,
  answer: Answer,
): Promise<number> =>
  context.tx.run(
    sql`update idempotency_keys set status = ${answer.status}, body = ${answer.body} where ${ownKey(context, call)}`,
  );

/** Removes keys older than 24 hours, of all tenants. */
export const purgeKeys = (tx: Tx): Promise<unknown> =>
  tx.row(sql`select app.purge_idempotency_keys()`);
