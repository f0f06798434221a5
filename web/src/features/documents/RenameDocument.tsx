import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router-dom';
import { UpdateDocumentInput } from '@assay/schema/documents/document';
import { DialogForm, FormDialog } from '../../components/dialogs/FormDialog.tsx';
import { StaleEntryDialog } from '../../components/dialogs/StaleEntryDialog.tsx';
import { useSaveConflict } from '../../components/dialogs/use-save-conflict.ts';
import { TextField } from '../../components/form/TextField.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { saveForm } from '../../lib/forms/save-form.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { toastSuccess } from '../../lib/toasts.ts';
import {
  DocumentDetailDocument,
  UpdateDocumentDocument,
  type DocumentPartsFragment,
} from './document.generated.ts';
import { documentLabels, documentTexts } from './document-words.ts';

interface RenameValues {
  title: string;
  version: number;
}

type Named = Pick<DocumentPartsFragment, 'id' | 'title' | 'version'>;

const valuesOf = ({ title, version }: Named): RenameValues => ({ title, version });

function RenameForm({ document, onClose }: { document: Named; onClose: () => void }) {
  const form = useForm<RenameValues, unknown, RenameValues>({
    resolver: contractResolver<RenameValues, RenameValues>(UpdateDocumentInput),
    defaultValues: valuesOf(document),
  });
  const { id } = document;
  const { revalidate } = useRevalidator();
  const conflict = useSaveConflict({
    form,
    contract: UpdateDocumentInput,
    labels: documentLabels,
    reload: async () => {
      const { document: now } = await readAgain(DocumentDetailDocument, { id });
      return now && valuesOf(now);
    },
  });
  /** The page may stand in another order by the new title, or know an older one. */
  const close = (): void => {
    onClose();
    void revalidate();
  };
  const save = async (input: RenameValues): Promise<void> => {
    const send = async () =>
      (await sendMutation(UpdateDocumentDocument, { id, input })).updateDocument;
    if (!(await saveForm(form, send, conflict))) return;
    toastSuccess(documentTexts.updated);
    close();
  };
  return (
    <DialogForm
      form={form}
      contract={UpdateDocumentInput}
      action="Rename"
      description="A downloaded file is named by the title."
      onSubmit={save}
      onCancel={onClose}
    >
      <TextField control={form.control} name="title" label={documentLabels.title} />
      <StaleEntryDialog dialog={conflict.dialog} onReloaded={close} />
    </DialogForm>
  );
}

interface RenameDocumentProps {
  /** The one that is, or was last, renamed. */
  document: Named;
  open: boolean;
  onClose: () => void;
}

/** Gives a document another title. */
export const RenameDocument = ({ document, open, onClose }: RenameDocumentProps) => (
  <FormDialog open={open} title={`Rename ${document.title}`} onDismiss={onClose}>
    <RenameForm document={document} onClose={onClose} />
  </FormDialog>
);
