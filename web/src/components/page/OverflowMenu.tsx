import { Button, Menu } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { ActionItems } from '../data-table/ActionItems.tsx';
import type { RowAction, RowActions } from '../data-table/row-action.ts';

/**
 * What is seldom done with a record, behind "…" beside the buttons of its head; what cannot be taken back comes last.
 * Nothing is shown without an entry.
 */
export function OverflowMenu({ actions }: { actions: RowActions }) {
  const shown = actions.filter((each): each is RowAction => each !== false && each !== null);
  if (shown.length === 0) return null;
  return (
    <Menu.Root
      positioning={{ placement: 'bottom-end' }}
      onSelect={({ value }) => shown.find(({ id }) => id === value)?.onSelect()}
    >
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="gray" paddingX="2.5" aria-label="More actions">
          <Ellipsis size={16} aria-hidden />
        </Button>
      </Menu.Trigger>
      <ActionItems actions={shown} />
    </Menu.Root>
  );
}
