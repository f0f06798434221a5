import { Mro } from '@assay/schema/lab-accounts/mro';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';

export const mros = entityTable('mros', Mro);

export type MroRow = RowOf<typeof mros>;
