import type { locationList } from '@assay/schema/locations/location.list';
import type { LinkedFilterOf, TextFilterOf } from '../../components/list-toolbar/list-filter.ts';
import type { Option } from '../../components/list-toolbar/SelectFilter.tsx';

/** Fields of the documented advanced search (O s2), in its order. */
export const locationSearch: readonly TextFilterOf<typeof locationList>[] = [
  { kind: 'text', operator: 'LIKE', field: 'locationId', label: 'Location Id' },
  { kind: 'text', operator: 'LIKE', field: 'name', label: 'Location Name' },
  { kind: 'text', operator: 'LIKE', field: 'district.name', label: 'District Name' },
  { kind: 'text', operator: 'LIKE', field: 'area.name', label: 'Area Name' },
  { kind: 'text', operator: 'LIKE', field: 'region.name', label: 'Region Name' },
];

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
