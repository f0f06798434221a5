import { Button } from '@chakra-ui/react';
import { Ellipsis } from 'lucide-react';
import { ActionMenu } from '../data-table/ActionMenu.tsx';
import type { RowAction, RowActions } from '../data-table/row-action.ts';

/**
 * What is seldom done with a record, behind "…" beside the buttons of its head; what cannot be taken back comes last.
 * Nothing is shown without an entry.
 */
export const OverflowMenu = ({ actions }: { actions: RowActions }) => (
  <ActionMenu
    actions={actions.filter((each): each is RowAction => each !== false && each !== null)}
    trigger={
      <Button variant="outline" colorPalette="gray" paddingX="2.5" aria-label="More actions">
        <Ellipsis size={16} aria-hidden />
      </Button>
    }
  />
);
