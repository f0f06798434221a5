import { sql, type SQL } from 'drizzle-orm';
import { flattenFieldErrors } from '@assay/schema/core/field-error-tree';
import type { BulkOutcomes } from '@assay/schema/core/ticked';
import type { AuditEntry } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

type Reason = Pick<BulkOutcomes['results'][number], 'errorCode' | 'message'>;

/** Why it was refused; a refusal without a code of its own stands for that of its first field. */
function reasonOf({ code, message, errors = {} }: Refusal): Reason {
  if (code !== null) return { errorCode: code, message };
  const [first] = flattenFieldErrors(errors);
  return first === undefined
    ? { errorCode: 'INVALID', message }
    : { errorCode: first.error.errorCode, message: first.error.message };
}

/** What was so before is not done: whoever takes back what was done would take along what others did before. */
const UNCHANGED: Reason = { errorCode: null, message: 'Nothing to do: it was so before.' };

/** Does it to one, or leaves nothing of it behind. @returns why not, null when it was done */
async function attempt(
  context: Context,
  id: number,
  work: (context: Context, id: number) => Promise<unknown>,
): Promise<Reason | null> {
  const entries: AuditEntry[] = [];
  await context.tx.run(sql`savepoint one_of_many`);
  try {
    await work({ ...context, audit: (entry) => void entries.push(entry) }, id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await context.tx.run(sql`rollback to savepoint one_of_many`);
    return reasonOf(error);
  }
  await context.tx.run(sql`release savepoint one_of_many`);
  for (const entry of entries) context.audit(entry);
  // Every change stands in the audit log (`routes.test.ts`), so what left no entry changed nothing.
  return entries.length === 0 ? UNCHANGED : null;
}

/**
 * Does to each of many records what a call does to one, with an outcome for each: who is refused leaves nothing behind,
 * the others are saved together.
 * @param named a statement of `id` and `name`: what records are called, for who sees them
 */
export async function doToMany(
  context: Context,
  ids: readonly number[],
  named: SQL,
  work: (context: Context, id: number) => Promise<unknown>,
): Promise<BulkOutcomes> {
  const rows = await context.tx.rows<{ id: number; name: string }>(
    sql`select named.id, named.name from (${named}) named where named.id = any(${sql.param([...ids])}::bigint[])`,
  );
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  const results: BulkOutcomes['results'] = [];
  for (const id of ids) {
    const reason = await attempt(context, id, work);
    results.push({
      recordId: id,
      name: names.get(id) ?? null,
      done: reason === null,
      errorCode: reason?.errorCode ?? null,
      message: reason?.message ?? null,
    });
  }
  return { results };
}
