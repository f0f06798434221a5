import type { z } from 'zod';
import type { MappedField } from '@assay/schema/bulk-schemas/check-mapping';
import type {
  BulkSchema,
  CreateBulkSchemaInput,
  SchemaField,
  UpdateBulkSchemaInput,
} from '@assay/schema/bulk-schemas/bulk-schema';
import { fieldListNames, type FieldListName } from '@assay/schema/bulk-schemas/import-templates';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Changes } from '../../core/audit/audit.ts';
import type { Context } from '../../core/context.ts';
import { createRecord, recordKind, updateRecord } from '../../core/entities/audited-changes.ts';
import { Refusal } from '../../core/refusal.ts';
import { bulkSchemas } from './bulk-schema.table.ts';
import { readBulkSchema } from './bulk-schemas.read-model.ts';

const stays = 'This stays. Create another schema instead.';
const names = ['provider', 'version', 'description'] as const;

/** "Donor First Name: First Name" for each field that is mapped, since nobody reads a list of objects. */
const wordsIn = (fields: readonly SchemaField[]): string[] =>
  fields.flatMap(({ description, clientValue }) =>
    clientValue === null ? [] : `${description}: ${clientValue}`,
  );

const isListName = (name: string): name is FieldListName =>
  fieldListNames.some((each) => each === name);

/** What the log keeps of a change: of a list the mappings that differ. */
function toNote(changes: Changes): Changes {
  const fields = Object.entries(changes).filter(([name]) => name !== 'recordVersion');
  return Object.fromEntries(
    fields.map(([name, { before, after }]) => {
      if (!isListName(name)) return [name, { ...(before === undefined ? {} : { before }), after }];
      const [old, now] = [before, after].map((list) => wordsIn((list ?? []) as SchemaField[]));
      const only = (some: string[] = [], others: string[] = []) =>
        some.filter((each) => !others.includes(each));
      return before === undefined
        ? [name, { after: now }]
        : [name, { before: only(old, now), after: only(now, old) }];
    }),
  );
}

const kind = recordKind({
  entity: 'bulkSchema',
  table: bulkSchemas,
  read: readBulkSchema,
  note: (context, { changes = {}, ...entry }) =>
    context.audit({ ...entry, changes: toNote(changes) }),
});

type Sent = Pick<z.output<typeof CreateBulkSchemaInput>, FieldListName>;

/** The lists as they are stored: what is mapped, and to what. */
const toStore = (input: Sent) =>
  Object.fromEntries(
    fieldListNames.map((name) => [
      name,
      input[name].flatMap(({ mdReference, clientValue }: MappedField) =>
        clientValue ? { mdReference, clientValue } : [],
      ),
    ]),
  );

/**
 * Creates an import schema of a laboratory.
 * @throws Refusal DUPLICATE_VALUE where the laboratory has one of this version and description
 */
export const createBulkSchema = (
  context: Context,
  { provider, version, description, ...lists }: z.output<typeof CreateBulkSchemaInput>,
): Promise<BulkSchema> =>
  createRecord(context, kind, { values: { provider, version, description, ...toStore(lists) } });

/**
 * Replaces the mappings of an import schema; what names it stays (contract §16).
 * @throws Refusal STALE_VERSION, RESOURCE_NOT_FOUND, or field failures
 */
export const updateBulkSchema = (
  context: Context,
  id: number,
  { recordVersion, ...input }: z.output<typeof UpdateBulkSchemaInput>,
): Promise<BulkSchema> =>
  updateRecord(context, kind, { id, version: recordVersion }, (_row, before) => {
    for (const name of names) {
      if (input[name] !== before[name])
        throw Refusal.fields(fieldError([name], 'INVALID', {}, stays));
    }
    return { values: toStore(input) };
  });
