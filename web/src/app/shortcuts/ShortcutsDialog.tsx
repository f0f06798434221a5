import { Box, CloseButton, Flex, Portal, Text } from '@chakra-ui/react';
import { Key } from '../../components/keys/Key.tsx';
import { Dialog } from '../../components/overlays/Dialog.ts';
import { keysOfPage, type places } from './shortcuts.ts';

interface ShortcutsDialogProps {
  open: boolean;
  places: typeof places;
  onClose: () => void;
}

const Line = ({ keys, does }: { keys: string; does: string }) => (
  <Flex as="li" justify="space-between" gap="4" paddingY="1" textStyle="sm">
    <Text>{does}</Text>
    <Flex gap="1">
      {keys.split(' ').map((key) => (
        <Key key={key}>{key}</Key>
      ))}
    </Flex>
  </Flex>
);

/** The keys that the portal knows, for this viewer. */
export const ShortcutsDialog = ({ open, places: shown, onClose }: ShortcutsDialogProps) => (
  <Dialog.Root
    size="sm"
    placement="center"
    open={open}
    onOpenChange={(details) => !details.open && onClose()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner paddingX="4">
        <Dialog.Content>
          <Dialog.Header paddingBottom="2">
            <Dialog.Title textStyle="md">Keyboard shortcuts</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body paddingBottom="5">
            <Box as="ul" listStyle="none">
              {keysOfPage.map(([keys, does]) => (
                <Line key={keys} keys={keys} does={does} />
              ))}
              {shown.map(({ key, label }) => (
                <Line key={key} keys={`g ${key}`} does={label} />
              ))}
            </Box>
          </Dialog.Body>
          <Dialog.CloseTrigger asChild>
            <CloseButton size="sm" aria-label="Close" />
          </Dialog.CloseTrigger>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
