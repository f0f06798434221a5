import { sql } from 'drizzle-orm';
import { type Document } from '@assay/schema/documents/document';
import { documentList } from '@assay/schema/documents/document.list';
import type { ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import type { RowOf } from '../../core/entities/entity-table.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { column } from '../../core/lists/list-source.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found } from '../../core/refusal.ts';
import { documents } from './document.table.ts';

type DocumentRow = RowOf<typeof documents>;

/** Without the letters that a text is written in: `text/csv`. */
const contentType = sql`split_part(file.content_type, ';', 1)`;
const file = sql`join files file on file.id = t.file_id`;
const joined = sql`${contentType} as content_type, file.bytes as size`;

const source = entityList({
  spec: documentList,
  table: documents,
  columns: {
    contentType: { value: contentType, form: 'exact', join: 'file' },
    size: column('file.bytes', 'file'),
  },
  joins: { file },
  joined,
  rowJoins: file,
});

/** A page of the documents that the caller sees, of one company when it is given. */
export async function listDocuments({ tx }: Context, query: ListQuery, companyId?: number) {
  const narrowed = companyId === undefined ? undefined : sql`t.company_id = ${companyId}::bigint`;
  const page = await runList<DocumentRow>(tx, source, query, narrowed);
  return listAnswer(page, query, (row) => documents.fromRow(row));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readDocument({ tx }: Context, id: number): Promise<Document> {
  const row = await tx.row<DocumentRow>(
    sql`select t.*, ${joined} from documents t ${file} where t.id = ${id} and t.deleted_at is null`,
  );
  return documents.fromRow(found(row));
}
