import { TestCode } from '@assay/schema/test-codes/test-code';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const testCodes = entityTable('test_codes', TestCode, {
  joined: ['drugAdulterants'],
  conflicts: { test_codes_code: () => Refusal.field(['testCode'], 'ID_ALREADY_EXISTS') },
});

/** A row with the names of what is tested for. */
export type TestCodeRow = RowOf<typeof testCodes>;
