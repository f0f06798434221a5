import { DrugAdulterant } from '@assay/schema/drug-adulterants/drug-adulterant';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const drugAdulterants = entityTable('drug_adulterants', DrugAdulterant, {
  joined: ['urineCol', 'oralFluidCol', 'hairCol', 'cutoffs'],
  conflicts: {
    drug_adulterants_name: () => Refusal.field(['name'], 'NAME_ALREADY_EXISTS'),
    drug_adulterants_abbreviation: () => Refusal.field(['abbreviation'], 'DUPLICATE_VALUE'),
  },
});

/** A row with the cutoffs of a day and of all days. */
export type DrugAdulterantRow = RowOf<typeof drugAdulterants>;
