import { LabAccountLocation } from '@assay/schema/lab-accounts/lab-account-location';
import { entityTable, type RowOf } from '../../core/entities/entity-table.ts';
import { Refusal } from '../../core/refusal.ts';

export const labAccountLocations = entityTable('lab_account_locations', LabAccountLocation, {
  json: ['labAccount', 'mro', 'location', 'company'],
  joined: [
    'labAccount',
    'mro',
    'location',
    'company',
    'masterAccountTypeName',
    'numberOfLocations',
  ],
  computed: ['testCodes', 'comboBreathTestCodes'],
  conflicts: {
    lab_account_locations_once: () => Refusal.field(['subAccountId'], 'DUPLICATE_VALUE'),
  },
});

/** A row with what is joined of its account, its location and its MRO. */
export type LabAccountLocationRow = RowOf<typeof labAccountLocations>;
