import type { ListFilter } from '@assay/schema/core/list';
import { locationList } from '@assay/schema/locations/location.list';
import { defaultState, writeListState } from '../../../lib/list-url/list-state.ts';
import type { LocationCount } from './location-counts.ts';

const fields = ['region.id', 'area.id', 'district.id'] as const;

/**
 * Address of the locations that a count counts (O s2): a level that they have no unit of is asked for as
 * IS_NULL.
 * @param list path of the company's list of locations
 * @param isMany whether lists of units are sent instead of one (flag MD125)
 */
export function locationCountLink(
  list: string,
  { path, isExact }: Pick<LocationCount, 'path' | 'isExact'>,
  isMany: boolean,
): string {
  const filters = fields.flatMap((field, level): ListFilter[] => {
    const unit = path[level];
    if (unit) return [{ field, operator: isMany ? 'IN' : 'EQ', values: [unit.id] }];
    return isExact ? [{ field, operator: 'IS_NULL', values: ['true'] }] : [];
  });
  const search = writeListState(locationList, { ...defaultState(locationList), filters });
  return `${list}?${search}`;
}
