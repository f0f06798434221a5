import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { LoadMore } from '../../../components/data-table/LoadMore.tsx';
import { SearchBox } from '../../../components/list-toolbar/SearchBox.tsx';
import { EmptyState } from '../../../components/page/EmptyState.tsx';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { HierarchyTreeRow } from './HierarchyTreeRow.tsx';
import type { LocationCount } from './location-counts.ts';
import type { TreeItem } from './tree-rows.ts';
import { unitActions, type UnitActs } from './unit-actions.ts';
import type { CountAccess } from './use-location-count-access.ts';
import { treeRowId, type TreeState } from './use-tree.ts';

/** A hierarchy that one sees whole needs no search. */
const SOUGHT_FROM = 8;

interface HierarchyTreeProps {
  tree: TreeState;
  accessOf: (count: LocationCount) => CountAccess;
  acts: Omit<UnitActs, 'rename'>;
  /** Null without the right to rename. */
  onRenamed: (() => void) | null;
}

/**
 * Regions, areas and districts of a company with how many locations are in each (O s2), as one tree: arrow keys
 * go through it, letters to a name, Tab from a row to what stands in it.
 */
export function HierarchyTree({ tree, accessOf, acts, onRenamed }: HierarchyTreeProps) {
  const [renamed, setRenamed] = useState<UnitPartsFragment | null>(null);
  const { rows, total, sought } = tree;
  const rename = onRenamed && setRenamed;
  const close = (): void => {
    setRenamed(null);
    if (renamed !== null) tree.goTo(renamed.id);
  };
  const actionsOf = (item: TreeItem) => unitActions(item, { ...acts, rename });
  return (
    <>
      {(total > SOUGHT_FROM || sought !== '') && (
        <Box padding="2" borderBottomWidth="1px">
          <SearchBox label="Search hierarchy" value={sought} onSearch={tree.seek} />
        </Box>
      )}
      {total === 0 && <EmptyState because="search" />}
      <Box
        role="tree"
        aria-label="Hierarchy"
        hidden={total === 0}
        onKeyDown={(event) => {
          const row = rows.find(({ item }) => treeRowId(item.id) === (event.target as Element).id);
          if (event.key === 'F2' && row?.item.unit) rename?.(row.item.unit);
          else tree.onKeyDown(event);
        }}
      >
        {rows.map((row) => (
          <HierarchyTreeRow
            key={row.item.id}
            row={row}
            isActive={row.item.id === tree.activeId}
            access={accessOf(row.item.count)}
            actions={actionsOf(row.item)}
            renaming={
              renamed !== null && renamed.id === row.item.id
                ? {
                    unit: renamed,
                    onDone: () => {
                      close();
                      onRenamed?.();
                    },
                    onClose: close,
                  }
                : null
            }
            onActive={() => tree.setActive(row.item.id)}
            onToggle={() => tree.toggle(row)}
          />
        ))}
      </Box>
      {total > rows.length && (
        <LoadMore shown={rows.length} total={total} onLoadMore={tree.showMore} />
      )}
    </>
  );
}
