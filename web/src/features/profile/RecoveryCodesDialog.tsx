import { Box, Button, Flex, Portal, SimpleGrid } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Download, Printer } from 'lucide-react';
import { saver } from '../../lib/files/download.ts';
import { Dialog } from '../../components/overlays/Dialog.ts';

interface RecoveryCodesDialogProps {
  /** Null: closed. */
  codes: readonly string[] | null;
  onClose: () => void;
}

const fileOf = (codes: readonly string[]): Blob =>
  new Blob([`Recovery codes. Each signs you in once.\r\n\r\n${codes.join('\r\n')}\r\n`], {
    type: 'text/plain',
  });

/** Of what is printed while the dialog is open, the codes alone. */
const printed = { '@media print': { '#root': { display: 'none' } } };

/** The codes for the day on which the phone is lost. Shown once: only its button closes it. */
export const RecoveryCodesDialog = ({ codes, onClose }: RecoveryCodesDialogProps) => (
  <Dialog.Root
    size="sm"
    placement="center"
    open={codes !== null}
    closeOnEscape={false}
    closeOnInteractOutside={false}
    lazyMount
    unmountOnExit
  >
    <Portal>
      {codes !== null && <Global styles={printed} />}
      <Dialog.Backdrop _print={{ display: 'none' }} />
      <Dialog.Positioner paddingX="4">
        <Dialog.Content>
          <Dialog.Header paddingBottom="2">
            <Dialog.Title textStyle="md">Keep your recovery codes</Dialog.Title>
          </Dialog.Header>
          <Dialog.Body>
            <Dialog.Description textStyle="sm" color="fg.muted" marginBottom="4">
              Without your phone, each of these codes signs you in once. They are shown only now.
              Keep them where you keep your passwords.
            </Dialog.Description>
            <SimpleGrid
              as="ul"
              role="list"
              listStyleType="none"
              columns={{ base: 1, sm: 2 }}
              gap="2"
            >
              {(codes ?? []).map((code) => (
                <Box as="li" key={code} fontFamily="mono" textStyle="sm">
                  {code}
                </Box>
              ))}
            </SimpleGrid>
          </Dialog.Body>
          <Dialog.Footer
            flexWrap="wrap"
            justifyContent="space-between"
            _print={{ display: 'none' }}
          >
            <Flex gap="2">
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => saver.save(fileOf(codes ?? []), 'Recovery codes.txt')}
              >
                <Download size={16} aria-hidden /> Download
              </Button>
              <Button
                size="sm"
                variant="outline"
                colorPalette="gray"
                onClick={() => window.print()}
              >
                <Printer size={16} aria-hidden /> Print
              </Button>
            </Flex>
            <Button size="sm" onClick={onClose}>
              Done
            </Button>
          </Dialog.Footer>
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);
