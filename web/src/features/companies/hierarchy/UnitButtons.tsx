import { Flex, IconButton } from '@chakra-ui/react';
import { Pencil, Trash2 } from 'lucide-react';
import { errorText } from '@assay/schema/core/errors';
import { Hint } from '../../../components/hint/Hint.tsx';
import type { UnitPartsFragment } from './company-units.generated.ts';

interface UnitButtonsProps {
  unit: UnitPartsFragment;
  /** Null without the right to rename. */
  onRename: (() => void) | null;
  /** Null without the right to delete. */
  onDelete: (() => void) | null;
}

const quiet = { size: '2xs', variant: 'ghost', colorPalette: 'gray' } as const;

/** What can be done with a unit. One that something lies under says why it cannot be deleted (O s3). */
export function UnitButtons({ unit, onRename, onDelete }: UnitButtonsProps) {
  const remove = (
    <IconButton
      {...quiet}
      aria-label={`Delete ${unit.name}`}
      aria-disabled={!unit.isDeleteAllowed || undefined}
      // Not `disabled`: the keyboard has to reach it to hear why.
      opacity={unit.isDeleteAllowed ? undefined : '0.4'}
      cursor={unit.isDeleteAllowed ? undefined : 'not-allowed'}
      onClick={() => {
        if (unit.isDeleteAllowed) onDelete?.();
      }}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
  return (
    <Flex justify="flex-end" gap="1">
      {onRename && (
        <IconButton
          {...quiet}
          id={renameButtonId(unit.id)}
          aria-label={`Rename ${unit.name}`}
          onClick={onRename}
        >
          <Pencil size={16} aria-hidden />
        </IconButton>
      )}
      {onDelete &&
        (unit.isDeleteAllowed ? (
          remove
        ) : (
          <Hint text={errorText('HAS_CHILD_ELEMENTS')}>{remove}</Hint>
        ))}
    </Flex>
  );
}

/** Where the focus goes back to when a rename is over. */
export const renameButtonId = (unitId: string): string => `rename-unit-${unitId}`;
