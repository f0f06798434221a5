import type { ReactNode } from 'react';
import type { Column } from '../../components/data-table/column.ts';
import { DataTable } from '../../components/data-table/DataTable.tsx';
import { LoadMore } from '../../components/data-table/LoadMore.tsx';
import { Card } from '../../components/page/Card.tsx';
import type {
  ConsortiumLocationPartsFragment as Row,
  ConsortiumLocationsQueryVariables,
} from './consortium.generated.ts';
import { periodsText, placeText } from './consortium-texts.ts';
import { useCompanyLocations } from './use-company-locations.ts';

interface CompanyLocationsProps {
  companyName: string;
  /** Which locations, and from where they are seen. */
  of: Omit<ConsortiumLocationsQueryVariables, 'offset'>;
  /** The cell that names a location, e.g. with a box to tick; its name by default. */
  name?: (location: Row) => ReactNode;
  /** Stands above the table. */
  tools?: ReactNode;
}

const nameOf = (location: Row): ReactNode => location.name;

const columnsWith = (name: (location: Row) => ReactNode): readonly Column<Row>[] => [
  { id: 'locationId', header: 'Location ID', width: '7rem', cell: ({ locationId }) => locationId },
  { id: 'name', header: 'Name', hideable: false, cell: name },
  {
    id: 'manager',
    header: 'Location Manager',
    width: '12rem',
    cell: ({ locationManagerInfo: { fullName } }) => fullName,
  },
  { id: 'city', header: 'City/State', width: '12rem', cell: ({ address }) => placeText(address) },
  {
    id: 'enrolled',
    header: 'Enrolled',
    width: '12rem',
    kind: 'date',
    cell: ({ periods }) => periodsText(periods),
  },
];

/** Locations of a company, loaded when the company is opened, page by page (O s2, s9). */
export function CompanyLocations({ companyName, of, name = nameOf, tools }: CompanyLocationsProps) {
  const { rows, total, loadMore, error } = useCompanyLocations(of);
  return (
    <Card>
      {tools}
      <DataTable
        label={`Locations of ${companyName}`}
        columns={columnsWith(name)}
        rows={rows}
        rowId={({ id }) => id}
        rowLabel={(location) => location.name}
        error={error}
        skeletonRows={3}
      />
      {rows && <LoadMore shown={rows.length} total={total} onLoadMore={loadMore} />}
    </Card>
  );
}
