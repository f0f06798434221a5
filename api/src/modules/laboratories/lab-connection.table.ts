import { LabConnection } from '@assay/schema/laboratories/lab-connection';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const labConnections = entityTable('lab_connections', LabConnection, {
  joined: ['secretChangedAt', 'formerSecretUntil'],
  conflicts: { lab_connections_name: () => Refusal.field(['name'], 'DUPLICATE_VALUE') },
});

/** A row with what is joined of its secrets. */
export type LabConnectionRow = RowOf<typeof labConnections>;
