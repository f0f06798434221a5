import { locationList } from '@assay/schema/locations/location.list';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { cityText } from '../../domain/contact/address-text.ts';
import type { LocationRowFragment } from './location-list.generated.ts';
import type { LinkedFilterOf, TextFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';
import type { ListOf } from '../../components/list/list-of.ts';

/** Fields of the documented advanced search (O s2), in its order. */
export const locationSearch: readonly TextFilterOf<typeof locationList>[] = [
  { kind: 'text', operator: 'LIKE', field: 'locationId', label: 'Location Id' },
  { kind: 'text', operator: 'LIKE', field: 'name', label: 'Location Name' },
  { kind: 'text', operator: 'LIKE', field: 'district.name', label: 'District Name' },
  { kind: 'text', operator: 'LIKE', field: 'area.name', label: 'Area Name' },
  { kind: 'text', operator: 'LIKE', field: 'region.name', label: 'Region Name' },
];

/** By which the map leads here. */
export const zipFilter: TextFilterOf<typeof locationList> = {
  kind: 'text',
  operator: 'SW',
  field: 'address.zip',
  label: 'Zip Code',
};

/** Fields by which the location counts of a hierarchy link here. */
export const unitFields = ['region.id', 'area.id', 'district.id'] as const;

const levels = { 'region.id': 'Region', 'area.id': 'Area', 'district.id': 'District' } as const;

/** The units of such a link by their names; a level that it leaves out is missing on the locations as well. */
export const unitFilters = (
  units: readonly Option[],
): readonly LinkedFilterOf<typeof locationList>[] =>
  unitFields.map((field) => ({
    kind: 'linked',
    field,
    label: levels[field],
    options: units,
    none: 'none',
  }));

/** Locations: columns and search (O s2). */
export const locations: ListOf<LocationRowFragment, typeof locationList> = {
  spec: locationList,
  id: 'locations',
  title: 'Locations',
  report: 'locations',
  counted: ['location', 'locations'],
  rowLabel: ({ name }) => name,
  search: 'Search ID, name or city',
  columns: [
    {
      id: 'locationId',
      header: 'Location ID',
      sortField: 'locationId',
      width: '7rem',
      cell: ({ locationId }) => locationId,
    },
    {
      id: 'name',
      header: 'Location Name',
      sortField: 'name',
      hideable: false,
      cell: ({ name }) => name,
      badge: ({ isPrimary }) => isPrimary && <StatusBadge tone="info">Primary</StatusBadge>,
    },
    {
      id: 'district',
      header: 'District',
      sortField: 'district.name',
      width: '9rem',
      cell: ({ district }) => district?.name,
    },
    {
      id: 'area',
      header: 'Area',
      sortField: 'area.name',
      width: '9rem',
      cell: ({ area }) => area?.name,
    },
    {
      id: 'region',
      header: 'Region',
      sortField: 'region.name',
      width: '9rem',
      cell: ({ region }) => region?.name,
    },
    {
      id: 'manager',
      header: 'Location Manager',
      sortField: 'locationManagerInfo.fullName',
      width: '10.5rem',
      cell: ({ locationManagerInfo }) => locationManagerInfo.fullName,
    },
    {
      id: 'city',
      header: 'City/State',
      sortField: 'address.city',
      width: '9rem',
      cell: ({ address }) => cityText(address),
    },
  ],
};
