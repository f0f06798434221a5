import { CornerDownRight, Pencil, Plus } from 'lucide-react';
import { errorText } from '@assay/schema/core/errors';
import { deleteAction, type RowAction } from '../../../components/data-table/row-action.ts';
import type { NewUnitPlace } from './AddUnitDialog.tsx';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { levelLabels } from './hierarchy-texts.ts';
import type { TreeItem } from './tree-rows.ts';

/** What the viewer may do with units; null without the right to it. */
export interface UnitActs {
  add: ((place: NewUnitPlace) => void) | null;
  rename: ((unit: UnitPartsFragment) => void) | null;
  move: ((unit: UnitPartsFragment, parentId: string) => void) | null;
  remove: ((unit: UnitPartsFragment) => void) | null;
}

/** Where a unit is added below another one; null below districts. */
function placeBelow({ count: { path } }: TreeItem): NewUnitPlace | null {
  const [region, area, district] = path;
  if (region === undefined || district !== undefined) return null;
  return { level: area ? 'DISTRICT' : 'AREA', regionId: region.id, areaId: area?.id ?? '' };
}

/** The menu of a unit. One that something lies under says why it cannot be deleted (O s3). */
export function unitActions(item: TreeItem, { add, rename, move, remove }: UnitActs): RowAction[] {
  const { unit, count } = item;
  if (unit === null) return [];
  const place = placeBelow(item);
  const parent = count.path.at(-2);
  const actions: (RowAction | null)[] = [
    add &&
      place && {
        id: 'add',
        label: `Add ${levelLabels[place.level].one}`,
        icon: Plus,
        onSelect: () => add(place),
      },
    rename && { id: 'rename', label: 'Rename', icon: Pencil, onSelect: () => rename(unit) },
    move && parent
      ? {
          id: 'move',
          label: 'Move to…',
          icon: CornerDownRight,
          onSelect: () => move(unit, parent.id),
        }
      : null,
    remove &&
      deleteAction(
        () => remove(unit),
        unit.isDeleteAllowed ? undefined : errorText('HAS_CHILD_ELEMENTS'),
      ),
  ];
  return actions.filter((action) => action !== null);
}
