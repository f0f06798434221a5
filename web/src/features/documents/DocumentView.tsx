import { Button } from '@chakra-ui/react';
import { Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteAction, historyAction } from '../../components/data-table/row-action.ts';
import { FilePreview } from '../../components/files/FilePreview.tsx';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { ConfirmDialog } from '../../components/dialogs/ConfirmDialog.tsx';
import { useDeletion } from '../../components/dialogs/use-deletion.ts';
import { OverflowMenu } from '../../components/page/OverflowMenu.tsx';
import { RecordHead } from '../../components/page/RecordHead.tsx';
import { sizeText } from '../../lib/size-text.ts';
import { momentText } from '../../lib/moment-text.ts';
import {
  documentDeletion,
  documentFile,
  useDocument,
  useDocumentDownload,
} from './document-record.ts';
import { kindText } from './document-words.ts';

const RenameDocument = lazyDialog(
  async () => (await import('./RenameDocument.tsx')).RenameDocument,
);

/** One document: what it is, who added it, and the document itself where a browser can show it. */
export function DocumentView() {
  const { document, place } = useDocument();
  const navigate = useNavigate();
  const { saving, save } = useDocumentDownload(place.companyId);
  const [isRenaming, setRenaming] = useState(false);
  const deletion = useDeletion(
    documentDeletion,
    () => void navigate(place.list, { replace: true }),
  );
  return (
    <>
      <RecordHead
        name={document.title}
        facts={[
          kindText(document.contentType),
          sizeText(document.size),
          `Added by ${document.uploadedBy}`,
          momentText(document.createdAt),
        ]}
        actions={
          <>
            {document.viewerCanUpdate === true && (
              <Button variant="outline" colorPalette="gray" onClick={() => setRenaming(true)}>
                <Pencil size={16} aria-hidden /> Rename
              </Button>
            )}
            <Button loading={saving} loadingText="Download" onClick={() => void save(document)}>
              <Download size={16} aria-hidden /> Download
            </Button>
            <OverflowMenu
              actions={[
                document.viewerCanUpdate === true &&
                  historyAction(() => void navigate(place.history(document.id))),
                document.viewerCanDelete === true && deleteAction(() => deletion.ask(document)),
              ]}
            />
          </>
        }
      />
      <FilePreview
        key={document.id}
        {...document}
        url={documentFile(place.companyId, document.id)}
      />
      <RenameDocument of={isRenaming ? { document } : null} onClose={() => setRenaming(false)} />
      <ConfirmDialog {...deletion.dialog} />
    </>
  );
}
