import { Mro } from '@assay/schema/lab-accounts/mro';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

export const mros = entityTable('mros', Mro, { joined: ['numberOfLocations'] });

/** A row with the number of locations in sight. */
export type MroRow = RowOf<typeof mros>;
