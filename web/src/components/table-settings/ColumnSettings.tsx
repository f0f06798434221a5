import { Button, Checkbox, Portal, SimpleGrid } from '@chakra-ui/react';
import { Columns3 } from 'lucide-react';
import { useState } from 'react';
import type { ColumnChoice } from '../data-table/use-column-choice.ts';
import { Dialog } from '../overlays/Dialog.ts';

/**
 * The "Table settings" of a list with many columns: what is ticked is shown when it is applied. (Lists with
 * few columns have the `ColumnMenu`.) It stands apart from the table, as what every list shares is one piece of code.
 */
export function ColumnSettings<Row, F extends string>({
  choice,
}: {
  choice: ColumnChoice<Row, F>;
}) {
  const hideable = choice.all.filter((column) => column.hideable !== false);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const close = (): void => setTicked(null);
  const start = (): void =>
    setTicked(hideable.map(({ id }) => id).filter((id) => choice.isVisible(id)));
  const tick = (id: string, on: boolean): void =>
    setTicked((before) => [...(before ?? []).filter((each) => each !== id), ...(on ? [id] : [])]);
  const apply = (): void => {
    choice.hide(hideable.map(({ id }) => id).filter((id) => !ticked?.includes(id)));
    close();
  };
  return (
    <Dialog.Root
      size="md"
      placement="center"
      open={ticked !== null}
      onOpenChange={({ open }) => (open ? start() : close())}
      lazyMount
      unmountOnExit
    >
      <Dialog.Trigger asChild>
        <Button variant="outline" colorPalette="gray" size="xs">
          <Columns3 size={16} aria-hidden /> Table settings
        </Button>
      </Dialog.Trigger>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner paddingX="4">
          <Dialog.Content>
            <Dialog.Header paddingBottom="2">
              <Dialog.Title textStyle="md">Table settings</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Dialog.Description textStyle="sm" color="fg.muted" marginBottom="4">
                Columns to show. The choice is kept in this browser.
              </Dialog.Description>
              <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
                {hideable.map(({ id, header }) => (
                  <Checkbox.Root
                    key={id}
                    size="sm"
                    checked={ticked?.includes(id) === true}
                    onCheckedChange={({ checked }) => tick(id, checked === true)}
                  >
                    <Checkbox.HiddenInput />
                    <Checkbox.Control />
                    <Checkbox.Label>{header}</Checkbox.Label>
                  </Checkbox.Root>
                ))}
              </SimpleGrid>
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              <Button size="sm" variant="outline" colorPalette="gray" onClick={close}>
                Cancel
              </Button>
              <Button size="sm" onClick={apply}>
                Apply
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
