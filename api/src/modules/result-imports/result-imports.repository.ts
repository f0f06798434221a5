import { sql } from 'drizzle-orm';
import type { Tx } from '../../core/database/database.ts';
import type { Actor } from '../test-results/test-cases.repository.ts';

/** Whether a file was imported by a schema before. Two senders of one file wait for each other. */
export async function wasImported(tx: Tx, schemaId: number, sha256: Buffer): Promise<boolean> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtext('result import ' || app.tenant_id()), ${schemaId}::int)`,
  );
  const row = await tx.row(
    sql`select 1 as done from result_imports where bulk_schema_id = ${schemaId} and sha256 = ${sha256}`,
  );
  return row !== null;
}

/** Notes that a file was imported. */
export async function noteImport(
  tx: Tx,
  file: { schemaId: number; sha256: Buffer; rows: number; imported: number },
  actor: Actor,
): Promise<void> {
  await tx.run(sql`
    insert into result_imports (bulk_schema_id, sha256, rows, imported, created_by_user_id, created_by)
    values (${file.schemaId}, ${file.sha256}, ${file.rows}, ${file.imported}, ${actor.userId}, ${actor.name})`);
}
