import { Button, Checkbox, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import type { ProgramName } from '@assay/schema/common/programs';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import { DialogFrame } from '../../components/overlays/DialogFrame.tsx';
import { Dialog } from '../../components/overlays/Dialog.ts';

interface OrderTypeDialogProps {
  open: boolean;
  /** The program that an instant test which is confirmed has already. */
  program: ProgramName | null;
  onChoose: (labOrderType: LabOrderType, program: ProgramName) => void;
  onCancel: () => void;
}

/** The first question of a new order (T s2). */
export function OrderTypeDialog({ open, program, onChoose, onCancel }: OrderTypeDialogProps) {
  const [isDot, setDot] = useState(program === 'DOT');
  const choose = (type: LabOrderType): void => onChoose(type, isDot ? 'DOT' : 'NON_DOT');
  return (
    <DialogFrame
      open={open}
      title="To begin, please select Lab Order Type"
      onDismiss={onCancel}
      stays
    >
      <Dialog.Body>
        <Stack gap="4">
          <Checkbox.Root
            size="sm"
            checked={isDot}
            disabled={program !== null}
            onCheckedChange={({ checked }) => setDot(checked === true)}
          >
            <Checkbox.HiddenInput />
            <Checkbox.Control />
            <Checkbox.Label>Is DOT Order</Checkbox.Label>
          </Checkbox.Root>
          <Button onClick={() => choose('ELECTRONIC_ORDER')}>Electronic Order</Button>
          <Button variant="outline" colorPalette="gray" onClick={() => choose('PAPER_CCF_ORDER')}>
            Paper CCF Order
          </Button>
        </Stack>
      </Dialog.Body>
      <Dialog.Footer>
        <Button variant="outline" colorPalette="gray" onClick={onCancel}>
          Cancel
        </Button>
      </Dialog.Footer>
    </DialogFrame>
  );
}
