import { FormDialog } from '../../../components/dialogs/FormDialog.tsx';
import type { OpenedDialog } from '../../../components/dialogs/lazy-dialog.tsx';
import { AddUnitForm, type NewUnitPlace } from './AddUnitForm.tsx';
import type { Region } from './unit-tree.ts';

interface AddUnitDialogProps extends Omit<OpenedDialog, 'onDone'> {
  companyId: string;
  regions: readonly Region[];
  place: NewUnitPlace | null;
  onAdded: (id: string) => void;
}

/** Adds a unit to the hierarchy (O s5). */
export const AddUnitDialog = ({ open, onClose, onAdded, ...form }: AddUnitDialogProps) => (
  <FormDialog open={open} title="Add to Hierarchy" onDismiss={onClose}>
    <AddUnitForm
      {...form}
      onAdded={(id) => {
        onClose();
        onAdded(id);
      }}
      onCancel={onClose}
    />
  </FormDialog>
);
