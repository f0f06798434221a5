import { sql } from 'drizzle-orm';
import type { ListQuery } from '@assay/schema/core/list';
import type { LabConnection } from '@assay/schema/laboratories/lab-connection';
import { labConnectionList } from '@assay/schema/laboratories/lab-connection.list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { labConnections, type LabConnectionRow } from './lab-connection.table.ts';

const joined = sql`(select max(s.created_at) from lab_connection_secrets s where s.connection_id = t.id) as secret_changed_at,
  (select max(s.valid_until) from lab_connection_secrets s where s.connection_id = t.id and s.valid_until > now())
    as former_secret_until`;

const source = entityList({ spec: labConnectionList, table: labConnections, joined });

/** A page of the connections of the tenant. */
export async function listLabConnections({ tx }: Context, query: ListQuery) {
  const page = await runList<LabConnectionRow>(tx, source, query);
  return listAnswer(page, query, (row) => labConnections.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readLabConnection({ tx }: Context, id: number): Promise<LabConnection> {
  const row = await tx.row<LabConnectionRow>(
    sql`select t.*, ${joined} from lab_connections t where t.id = ${id} and t.deleted_at is null`,
  );
  return labConnections.fromRow(found(row));
}
