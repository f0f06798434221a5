import type { ReactNode } from 'react';
import type { SortField } from '@assay/schema/core/list';
import type { consortiumCompanyList } from '@assay/schema/consortiums/consortium.list';
import type { Column } from '../../components/data-table/column.ts';
import { numberText } from '../../lib/value-text.ts';
import type { ConsortiumCompanyPartsFragment as Row } from './consortium.generated.ts';
import { periodsText, placeText } from './consortium-texts.ts';

interface CompanyColumns {
  /** The cell that names a company. */
  name: (company: Row) => ReactNode;
  /** How many of its locations are enrolled, or ticked. */
  count: (company: Row) => number;
}

const levels = [
  ['Regions', 'regionsCount'],
  ['Areas', 'areasCount'],
  ['Districts', 'districtsCount'],
] as const;

/** Columns of the companies of a consortium (O s2). */
export const companyColumns = ({
  name,
  count,
}: CompanyColumns): readonly Column<Row, SortField<typeof consortiumCompanyList>>[] => [
  {
    id: 'name',
    header: 'Company',
    sortField: 'name',
    hideable: false,
    width: '18rem',
    cell: name,
  },
  {
    id: 'office',
    header: 'Corporate Office',
    sortField: 'address.city',
    width: '11rem',
    cell: ({ address }) => placeText(address),
  },
  ...levels.map(([header, field]): Column<Row, never> => ({
    id: field,
    header,
    kind: 'number',
    width: '5.5rem',
    phone: 'hidden',
    cell: (company) => numberText(company[field]),
  })),
  {
    id: 'locations',
    header: 'Locations',
    sortField: 'locationsCount',
    kind: 'number',
    width: '8rem',
    phone: 'labelled',
    cell: (company) => `${numberText(count(company))} of ${numberText(company.locationsCount)}`,
  },
  {
    id: 'enrolled',
    header: 'Enrolled',
    width: '13rem',
    kind: 'date',
    cell: ({ periods }) => periodsText(periods),
  },
];
