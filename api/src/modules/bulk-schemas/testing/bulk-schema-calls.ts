import type { BulkSchema } from '@assay/schema/bulk-schemas/bulk-schema';
import {
  fieldListNames,
  importTemplates,
  type FieldListName,
  type ImportTemplate,
} from '@assay/schema/bulk-schemas/import-templates';
import type { TestApp, TestSession } from '../../../core/testing/test-app.ts';

const [labCorp] = importTemplates as [ImportTemplate];
let count = 0;

/** Each field mapped to its own words; reasons for a test to none. */
const mapped = (name: FieldListName) =>
  labCorp[name].map((field) => ({
    ...field,
    clientValue: name === 'testReasonFields' ? null : field.description,
  }));

/** An import schema as it is sent; each has a description of its own. */
export function bulkSchemaInput(changes: object = {}) {
  count += 1;
  const lists = Object.fromEntries(fieldListNames.map((name) => [name, mapped(name)])) as Record<
    FieldListName,
    ReturnType<typeof mapped>
  >;
  return {
    provider: labCorp.provider,
    version: labCorp.version,
    description: `Export ${count}`,
    ...lists,
    ...changes,
  };
}

/** Creates an import schema. */
export async function addBulkSchema(
  api: TestApp,
  session: TestSession,
  changes: object = {},
): Promise<BulkSchema> {
  const body = bulkSchemaInput(changes);
  const answer = await api.call('POST /api/bulk/schema', { session, body });
  return answer.json();
}
