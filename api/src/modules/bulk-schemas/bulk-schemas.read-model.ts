import { sql } from 'drizzle-orm';
import type { MappedField } from '@assay/schema/bulk-schemas/check-mapping';
import type { BulkSchema, BulkSchemaTemplate } from '@assay/schema/bulk-schemas/bulk-schema';
import { bulkSchemaList } from '@assay/schema/bulk-schemas/bulk-schema.list';
import {
  fieldListNames,
  importTemplates,
  templateOf,
  type FieldListName,
  type ImportTemplate,
} from '@assay/schema/bulk-schemas/import-templates';
import { LIST_LIMIT_MAX, type ListQuery } from '@assay/schema/core/list';
import type { Context } from '../../core/context.ts';
import { entityList } from '../../core/lists/entity-list.ts';
import { listAnswer, runList } from '../../core/lists/run-list.ts';
import { found, Refusal } from '../../core/refusal.ts';
import { bulkSchemas, type BulkSchemaRow } from './bulk-schema.table.ts';

const source = entityList({ spec: bulkSchemaList, table: bulkSchemas });

type Mapped = Pick<BulkSchemaTemplate, FieldListName>;

const noLists = Object.fromEntries(fieldListNames.map((name) => [name, null])) as Record<
  FieldListName,
  null
>;

/** The fields of a template with what the laboratory calls them. */
function mappedBy(
  template: ImportTemplate | undefined,
  stored: Readonly<Record<FieldListName, readonly MappedField[] | null>>,
): Mapped {
  const withWords = (name: FieldListName) => {
    const words = new Map(stored[name]?.map((each) => [each.mdReference, each.clientValue]));
    return (template?.[name] ?? []).map((field) => ({
      ...field,
      clientValue: words.get(field.mdReference) ?? null,
    }));
  };
  return Object.fromEntries(fieldListNames.map((name) => [name, withWords(name)])) as Mapped;
}

function bulkSchemaOf(row: BulkSchemaRow, withLists = true): BulkSchema {
  const schema = bulkSchemas.fromRow(row);
  const template = templateOf(schema.provider, schema.version);
  return { ...schema, ...(withLists ? mappedBy(template, schema) : noLists) };
}

interface ListOptions {
  topLevelOnly?: 'true' | 'false' | undefined;
  skipPagination?: 'true' | 'false' | undefined;
}

/**
 * A page of the import schemas of the tenant.
 * @throws Refusal ACCESS_DENIED where somebody who manages none asks for more than their names
 */
export async function listBulkSchemas(
  { tx, viewer }: Context,
  query: ListQuery,
  { topLevelOnly, skipPagination }: ListOptions,
) {
  const withLists = topLevelOnly !== 'true';
  if (withLists && !viewer.permissions.has('MANAGE_BULK_TEST_RESULT_IMPORT_SCHEMA'))
    throw new Refusal('ACCESS_DENIED');
  const asked = skipPagination === 'true' ? { ...query, limit: LIST_LIMIT_MAX, offset: 0 } : query;
  const page = await runList<BulkSchemaRow>(tx, source, asked);
  return listAnswer(page, asked, (row) => bulkSchemaOf(row, withLists));
}

/** @throws Refusal RESOURCE_NOT_FOUND */
export async function readBulkSchema({ tx }: Context, id: number): Promise<BulkSchema> {
  const row = await tx.row<BulkSchemaRow>(
    sql`select t.* from bulk_schemas t where t.id = ${id} and t.deleted_at is null`,
  );
  return bulkSchemaOf(found(row));
}

/** What can be mapped, by laboratory and version. */
export const listTemplates = () => ({
  results: importTemplates.map((template) => ({ ...template, ...mappedBy(template, noLists) })),
});
