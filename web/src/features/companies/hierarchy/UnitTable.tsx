import { useEffect, useRef, useState } from 'react';
import type { UnitLevel } from '../../../gql/schema.generated.ts';
import { unitColumns, type UnitEditing } from './hierarchy-columns.tsx';
import { levelLabels } from './hierarchy-texts.ts';
import type { LocationCount } from './location-counts.ts';
import { NestedTable } from './NestedTable.tsx';
import { renameButtonId } from './UnitButtons.tsx';
import type { PlacedUnit } from './unit-tree.ts';
import type { CountAccess } from './use-location-count-access.ts';

interface UnitTableProps {
  level: UnitLevel;
  units: readonly PlacedUnit[];
  accessOf: (count: LocationCount) => CountAccess;
  editing: UnitEditing;
}

/** The unit whose name is being changed. When that is over, the keyboard goes on from where it began. */
function useRenamed() {
  const [renamed, setRenamed] = useState<string | null>(null);
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (renamed === null && last.current !== null)
      document.getElementById(renameButtonId(last.current))?.focus();
    last.current = renamed;
  }, [renamed]);
  return { renamed, setRenamed };
}

/** The units of one level, each to be renamed in its row or deleted (O s2). */
export function UnitTable({ level, units, accessOf, editing }: UnitTableProps) {
  const { renamed, setRenamed } = useRenamed();
  return (
    <NestedTable
      label={levelLabels[level].many}
      columns={unitColumns(level, accessOf, { ...editing, renamed, setRenamed })}
      rows={units}
      rowId={({ unit }) => unit.id}
      rowLabel={({ unit }) => unit.name}
    />
  );
}
