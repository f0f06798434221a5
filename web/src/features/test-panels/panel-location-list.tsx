import { locationList } from '@assay/schema/locations/location.list';
import { TickedName } from '../../components/bulk-assign/TickedName.tsx';
import type { BulkChoice } from '../../components/bulk-assign/use-bulk-choice.ts';
import type { ListOf } from '../../components/list/list-of.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';
import { cityText } from '../../domain/contact/address-text.ts';
import type { Choice } from '../../lib/choices/choices.ts';
import type { PanelLocationListQuery } from './panel-locations.generated.ts';

type Row = PanelLocationListQuery['locations']['nodes'][number];

/** A location as lists of choices call it. */
export const locationChoice = ({ id, name, locationId }: Row): Choice => ({
  value: id,
  label: `${name} (${locationId})`,
});

/** Locations to assign a panel to: columns, search and the company. */
export const panelLocations = (
  bulk: BulkChoice,
  companies: readonly Option[],
): Omit<ListOf<Row, typeof locationList>, 'title'> => ({
  spec: locationList,
  id: 'panel-locations',
  counted: ['location', 'locations'],
  rowLabel: ({ name }) => name,
  search: 'Search ID, name or city',
  filters: [
    {
      kind: 'oneOf',
      field: 'companyId',
      label: 'Company',
      all: 'All companies',
      options: companies,
    },
  ],
  columns: [
    {
      id: 'name',
      header: 'Location Name',
      sortField: 'name',
      hideable: false,
      width: '22rem',
      cell: (row) => <TickedName choice={locationChoice(row)} bulk={bulk} text={row.name} />,
    },
    {
      id: 'locationId',
      header: 'Location ID',
      sortField: 'locationId',
      width: '9rem',
      cell: ({ locationId }) => locationId,
    },
    {
      id: 'company',
      header: 'Company',
      width: '18rem',
      cell: ({ company }) => company?.companyName,
    },
    {
      id: 'city',
      header: 'City/State',
      sortField: 'address.city',
      width: '12rem',
      cell: ({ address }) => cityText(address),
    },
  ],
});
