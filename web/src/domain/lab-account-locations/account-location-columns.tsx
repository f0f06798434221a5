import { labProviderNames } from '@assay/schema/common/lab-providers';
import { programs } from '@assay/schema/common/programs';
import type { Column } from '../../components/data-table/column.ts';
import { accountLocationLabels as labels } from './account-location-words.ts';
import type { AccountLocationRowFragment as Row } from './account-location.generated.ts';

/** `Non-DOT, Urine`: program and specimen type (C s2). */
export const typeText = ({
  program,
  masterAccountTypeName,
}: Pick<Row, 'program' | 'masterAccountTypeName'>): string =>
  `${programs[program]}, ${masterAccountTypeName}`;

export const specimenColumn: Column<Row, never> = {
  id: 'masterAccountType',
  header: labels.masterAccountType,
  width: '9.5rem',
  cell: typeText,
};

export const mroColumn: Column<Row, never> = {
  id: 'mro',
  header: labels.mroId,
  width: '9.5rem',
  cell: ({ mro }) => mro?.fullName,
};

/** Columns of the lab accounts of one location. */
export const accountColumns: readonly Column<Row>[] = [
  {
    id: 'subAccountId',
    header: labels.subAccountId,
    hideable: false,
    width: '8.5rem',
    cell: ({ subAccountId }) => subAccountId,
  },
  {
    id: 'provider',
    header: 'Laboratory',
    width: '12rem',
    cell: ({ labAccount }) => labAccount && labProviderNames[labAccount.provider],
  },
  {
    id: 'masterAccountId',
    header: labels.labAccountId,
    width: '9rem',
    cell: ({ labAccount }) => labAccount?.masterAccountId,
  },
  specimenColumn,
  mroColumn,
];
