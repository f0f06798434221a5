import { UpdateDocumentInput } from '@assay/schema/documents/document';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { TextField } from '../../components/form/TextField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import {
  DocumentDetailDocument,
  UpdateDocumentDocument,
  type DocumentPartsFragment,
} from './document.generated.ts';
import { documentLabels, documentTexts } from './document-words.ts';

type Named = Pick<DocumentPartsFragment, 'id' | 'title' | 'version'>;

interface RenameDocumentProps extends OpenedDialog {
  document: Named;
}

/** Gives a document another title. */
export const RenameDocument = ({ document, ...dialog }: RenameDocumentProps) => (
  <RecordDialog
    {...dialog}
    title={`Rename ${document.title}`}
    action="Rename"
    description="A downloaded file is named by the title."
    contract={UpdateDocumentInput}
    labels={documentLabels}
    record={document}
    reread={async (): Promise<Named | null> =>
      (await readAgain(DocumentDetailDocument, { id: document.id })).document
    }
    send={async (input) =>
      (await sendMutation(UpdateDocumentDocument, { id: document.id, input })).updateDocument
    }
    done={documentTexts.updated}
  >
    {({ control }) => <TextField control={control} name="title" />}
  </RecordDialog>
);
