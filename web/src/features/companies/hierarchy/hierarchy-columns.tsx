import { Span } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import type { Column } from '../../../components/data-table/column.ts';
import { levelLabels, NO_UNIT } from './hierarchy-texts.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { countOf, type LocationCount } from './location-counts.ts';
import { LocationCountCell } from './LocationCountCell.tsx';
import { RenameUnitForm } from './RenameUnitForm.tsx';
import { UnitButtons } from './UnitButtons.tsx';
import type { PlacedUnit } from './unit-tree.ts';
import type { CountAccess } from './use-location-count-access.ts';

type AccessOf = (count: LocationCount) => CountAccess;

const levels = [levelLabels.REGION, levelLabels.AREA, levelLabels.DISTRICT];

const Muted = ({ children }: { children: string }) => <Span color="fg.muted">{children}</Span>;

/** Name of the unit at a level of a place; those above the last one are there for who begins to read here. */
function unitName({ path, isRest }: LocationCount, level: number): ReactNode {
  const unit = path[level];
  if (!unit) return isRest ? <Muted>{NO_UNIT}</Muted> : null;
  return level < path.length - 1 || isRest ? <Muted>{unit.name}</Muted> : unit.name;
}

/** Columns of the hierarchy as a whole. */
export const overviewColumns = (accessOf: AccessOf): readonly Column<LocationCount>[] => [
  ...levels.map(({ one }, level) => ({
    id: one,
    header: one,
    // The same for each, so that a long name leaves the short ones beside it whole.
    width: '29%',
    kind: 'sentence' as const,
    cell: (count: LocationCount) => unitName(count, level),
  })),
  {
    id: 'locations',
    header: 'Locations',
    kind: 'number',
    width: '7rem',
    cell: (count) => <LocationCountCell count={count} access={accessOf(count)} />,
  },
];

/** Levels above a unit, the nearest first. */
const above: Record<UnitLevel, readonly UnitLevel[]> = {
  REGION: [],
  AREA: ['REGION'],
  DISTRICT: ['AREA', 'REGION'],
};

/** What the viewer may do with units, and how the page learns of it. */
export interface UnitEditing {
  canRename: boolean;
  onRenamed: () => void;
  /** Null without the right to delete. */
  onDelete: ((unit: UnitPartsFragment) => void) | null;
}

interface RowEditing extends UnitEditing {
  /** Id of the unit whose name is being changed. */
  renamed: string | null;
  setRenamed: (id: string | null) => void;
}

interface UnitCellProps extends RowEditing {
  unit: UnitPartsFragment;
}

function UnitNameCell({ unit, renamed, setRenamed, onRenamed }: UnitCellProps) {
  if (renamed !== unit.id) return unit.name;
  const close = (): void => setRenamed(null);
  const done = (): void => {
    close();
    onRenamed();
  };
  return <RenameUnitForm unit={unit} onRenamed={done} onCancel={close} />;
}

function UnitButtonsCell({ unit, renamed, setRenamed, canRename, onDelete }: UnitCellProps) {
  if (renamed === unit.id) return null;
  return (
    <UnitButtons
      unit={unit}
      onRename={canRename ? () => setRenamed(unit.id) : null}
      onDelete={onDelete && (() => onDelete(unit))}
    />
  );
}

/** Columns of the units of one level. */
export const unitColumns = (
  level: UnitLevel,
  accessOf: AccessOf,
  editing: RowEditing,
): readonly Column<PlacedUnit>[] => [
  {
    id: 'name',
    header: levelLabels[level].one,
    kind: 'sentence',
    width: '24%',
    cell: ({ unit }) => <UnitNameCell {...editing} unit={unit} />,
  },
  ...above[level].map((each) => ({
    id: each,
    header: levelLabels[each].one,
    width: '24%',
    kind: 'sentence' as const,
    cell: ({ path }: PlacedUnit) => path.find((unit) => unit.level === each)?.name,
  })),
  {
    id: 'locations',
    header: 'Locations',
    kind: 'number',
    width: '7rem',
    cell: (placed) => (
      <LocationCountCell count={countOf(placed)} access={accessOf(countOf(placed))} />
    ),
  },
  {
    id: 'actions',
    header: 'Actions',
    kind: 'controls',
    width: '6rem',
    cell: ({ unit }) => <UnitButtonsCell {...editing} unit={unit} />,
  },
];
