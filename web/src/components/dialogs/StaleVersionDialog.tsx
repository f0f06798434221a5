import { Box, Button, chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { AlertDialog } from './AlertDialog.tsx';
import type { ChangedField } from './changed-fields.ts';

interface StaleVersionDialogProps {
  open: boolean;
  /** What somebody else changed. */
  changes: readonly ChangedField[];
  /** Shows the record as it is now and gives up what was typed. */
  onReload: () => void;
  /** Goes on with what was typed, on top of the record as it is now. */
  onKeepEditing: () => void;
}

const Changes = chakra('table', {
  base: {
    width: '100%',
    textStyle: 'sm',
    borderCollapse: 'collapse',
    '& :is(th, td)': {
      textAlign: 'start',
      paddingY: '1.5',
      paddingEnd: '3',
      borderBottomWidth: '1px',
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      textStyle: 'xs',
      fontWeight: 'semibold',
      color: 'fg.muted',
      overflowWrap: 'normal',
    },
    '& tbody th': { fontWeight: 'medium' },
  },
});

function ChangesTable({ changes }: { changes: readonly ChangedField[] }) {
  return (
    <Box
      overflowX="auto"
      marginTop="4"
      tabIndex={0}
      role="region"
      aria-label="Fields changed by someone else"
    >
      <Changes>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Before</th>
            <th scope="col">Now</th>
            <th scope="col">You typed</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ label, before, now, typed }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              <td>{now}</td>
              <td>{typed ?? 'Nothing'}</td>
            </tr>
          ))}
        </tbody>
      </Changes>
    </Box>
  );
}

/**
 * A save that came second (decision 12). Nothing typed is lost: the viewer sees what changed meanwhile
 * and chooses to take that over or to go on from it.
 */
export function StaleVersionDialog({
  open,
  changes,
  onReload,
  onKeepEditing,
}: StaleVersionDialogProps) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <AlertDialog
      open={open}
      size="lg"
      title="This record was changed by someone else"
      description="It was saved while you were editing, so your changes have not been saved yet. If you keep editing, everything you typed stays and the other fields show their new values."
      safe={keep}
      onDismiss={onKeepEditing}
      footer={
        <>
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onReload}>
            Discard my changes and reload
          </Button>
          <Button ref={keep} size="sm" onClick={onKeepEditing}>
            Keep editing
          </Button>
        </>
      }
    >
      {changes.length > 0 && <ChangesTable changes={changes} />}
    </AlertDialog>
  );
}
