import { LabAccount } from '@assay/schema/lab-accounts/lab-account';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const labAccounts = entityTable('lab_accounts', LabAccount, {
  joined: ['testCodes', 'mros', 'numberOfLocations', 'labAccountLocations'],
  conflicts: {
    lab_accounts_account: () => Refusal.field(['masterAccountId'], 'ID_ALREADY_EXISTS'),
  },
});

/** A row with what is joined of its test codes, MROs and locations. */
export type LabAccountRow = RowOf<typeof labAccounts>;
