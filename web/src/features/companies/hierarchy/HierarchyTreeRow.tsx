import { Box, chakra, Flex, IconButton, Span } from '@chakra-ui/react';
import { ChevronRight, EllipsisVertical } from 'lucide-react';
import { lazyDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { ActionMenu } from '../../../components/data-table/ActionMenu.tsx';
import type { RowAction } from '../../../components/data-table/row-action.ts';
import type { UnitPartsFragment } from './company-units.generated.ts';
import { levelLabels } from './hierarchy-texts.ts';
import { LocationCountCell } from './LocationCountCell.tsx';
import { unitsBelow, type TreeRow } from './tree-rows.ts';
import type { CountAccess } from './use-location-count-access.ts';
import { treeRowId } from './use-tree.ts';

/** It stands in the row, and comes as dialogs do: a page that is only read loads no form. */
const RenameUnitForm = lazyDialog(
  async () => (await import('./RenameUnitForm.tsx')).RenameUnitForm,
);

interface HierarchyTreeRowProps {
  row: TreeRow;
  /** The keyboard comes to one row, and from there to what stands in it. */
  isActive: boolean;
  access: CountAccess;
  actions: readonly RowAction[];
  /** Its name is being changed. */
  renaming: { unit: UnitPartsFragment; onDone: () => void; onClose: () => void } | null;
  onActive: () => void;
  onToggle: () => void;
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '10',
    paddingY: '1',
    paddingInlineEnd: '2',
    borderBottomWidth: '1px',
    textStyle: 'sm',
    focusVisibleRing: 'inside',
    _hover: { bg: 'bg.subtle' },
    _last: { borderBottomWidth: '0' },
    // Rows that are out of sight wait for their layout.
    contentVisibility: 'auto',
    containIntrinsicHeight: 'auto 2.5rem',
  },
});

/** A unit with what is in it: how many units and locations, and what can be done with it. */
export function HierarchyTreeRow({
  row: { item, depth, position, siblings, isOpen },
  isActive,
  access,
  actions,
  renaming,
  onActive,
  onToggle,
}: HierarchyTreeRowProps) {
  const { id, name, unit, count } = item;
  const rowId = treeRowId(id);
  const tabIndex = isActive ? 0 : -1;
  const below = unitsBelow(item);
  return (
    <Row
      id={rowId}
      role="treeitem"
      aria-level={depth}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={isOpen ?? undefined}
      aria-labelledby={renaming ? undefined : `${rowId}-name`}
      aria-label={renaming ? name : undefined}
      aria-describedby={`${rowId}-facts`}
      tabIndex={tabIndex}
      onFocus={() => {
        onActive();
        if (actions.some((action) => action.id === 'rename')) RenameUnitForm.ahead();
      }}
      paddingInlineStart={`calc(0.75rem + ${(depth - 1) * 1.25}rem)`}
    >
      {renaming ? (
        <Box flex="1" minWidth="0">
          <RenameUnitForm of={renaming} onDone={renaming.onDone} onClose={renaming.onClose} />
        </Box>
      ) : (
        <>
          <Flex
            flex="1"
            minWidth="0"
            align="flex-start"
            gap="1"
            cursor={isOpen === null ? undefined : 'pointer'}
            onClick={onToggle}
          >
            <Box
              flex="none"
              width="4"
              paddingTop="0.5"
              color="fg.muted"
              transform={isOpen ? 'rotate(90deg)' : undefined}
              transformOrigin="50% 60%"
            >
              {isOpen !== null && <ChevronRight size={16} aria-hidden />}
            </Box>
            <Box minWidth="0">
              <Span
                id={`${rowId}-name`}
                overflowWrap="anywhere"
                fontWeight={unit?.level === 'REGION' ? 'medium' : undefined}
                color={unit ? undefined : 'fg.muted'}
              >
                {name}
              </Span>
              <Span
                id={`${rowId}-facts`}
                display="block"
                textStyle="xs"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
              >
                {unit && [levelLabels[unit.level].one, below].filter(Boolean).join(' · ')}
              </Span>
            </Box>
          </Flex>
          <Box flex="none" textAlign="end" fontVariantNumeric="tabular-nums">
            <LocationCountCell count={count} access={access} tabIndex={tabIndex} />
          </Box>
        </>
      )}
      <Box flex="none" width="7" hidden={renaming !== null}>
        <ActionMenu
          actions={actions}
          trigger={
            <IconButton
              size="xs"
              minWidth="7"
              variant="ghost"
              colorPalette="gray"
              aria-label={`Actions for ${name}`}
              tabIndex={tabIndex}
            >
              <EllipsisVertical size={16} aria-hidden />
            </IconButton>
          }
        />
      </Box>
    </Row>
  );
}
