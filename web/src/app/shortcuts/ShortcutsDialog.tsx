import { Box, Flex, Text } from '@chakra-ui/react';
import { DialogCross } from '../../components/overlays/DialogCross.tsx';
import { DialogFrame } from '../../components/overlays/DialogFrame.tsx';
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
  <DialogFrame open={open} title="Keyboard shortcuts" onDismiss={onClose}>
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
    <DialogCross />
  </DialogFrame>
);
