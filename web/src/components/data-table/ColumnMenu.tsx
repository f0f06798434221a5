import { Button } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { PopupMenu } from '../overlays/PopupMenu.tsx';
import type { ColumnChoice } from './use-column-choice.ts';

/** The "Columns" button of a list: tick what to see. */
export function ColumnMenu<Row, F extends string>({ choice }: { choice: ColumnChoice<Row, F> }) {
  const hideable = choice.all.filter((column) => column.hideable !== false);
  return (
    <PopupMenu
      trigger={
        <Button variant="outline" colorPalette="gray" size="xs">
          <Columns3 size={16} aria-hidden /> Columns
        </Button>
      }
      first={hideable[0]?.id ?? 'reset'}
      placement="bottom-end"
      staysOpen
      content={{ minWidth: '12rem', 'aria-label': 'Columns to show' }}
    >
      {(Menu) => (
        <>
          {hideable.map((column) => (
            <Menu.CheckboxItem
              key={column.id}
              value={column.id}
              checked={choice.isVisible(column.id)}
              onCheckedChange={() => choice.toggle(column.id)}
            >
              <Menu.ItemIndicator />
              {column.header}
            </Menu.CheckboxItem>
          ))}
          <Menu.Separator />
          <Menu.Item value="reset" onSelect={choice.reset}>
            Reset columns
          </Menu.Item>
        </>
      )}
    </PopupMenu>
  );
}
