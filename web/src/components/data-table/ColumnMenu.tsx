import { Button, Menu } from '@chakra-ui/react';
import { PagePortal } from '../page/PagePortal.tsx';
import { Columns3 } from 'lucide-react';
import type { ColumnChoice } from './use-column-choice.ts';

/** The "Columns" button of a list: tick what to see. */
export function ColumnMenu<Row, F extends string>({ choice }: { choice: ColumnChoice<Row, F> }) {
  const hideable = choice.all.filter((column) => column.hideable !== false);
  return (
    <Menu.Root
      closeOnSelect={false}
      positioning={{ placement: 'bottom-end' }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button variant="outline" colorPalette="gray" size="xs">
          <Columns3 size={16} aria-hidden /> Columns
        </Button>
      </Menu.Trigger>
      <PagePortal>
        <Menu.Positioner>
          <Menu.Content minWidth="12rem" aria-label="Columns to show">
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
          </Menu.Content>
        </Menu.Positioner>
      </PagePortal>
    </Menu.Root>
  );
}
