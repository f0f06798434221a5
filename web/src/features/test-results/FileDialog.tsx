import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { DialogFrame } from '../../components/overlays/DialogFrame.tsx';
import { FilePreview } from '../../components/files/FilePreview.tsx';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import { Dialog } from '../../components/overlays/Dialog.ts';

interface FileDialogProps {
  /** Null for a closed dialog. */
  file: { title: string; contentType: string } | null;
  url: string;
  onClose: () => void;
}

/** A file of a test, opened in the page. */
export const FileDialog = ({ file, url, onClose }: FileDialogProps) => (
  <DialogFrame open={file !== null} title={file?.title} size="xl" onDismiss={onClose}>
    <Dialog.Body>
      {file && <FilePreview url={url} title={file.title} contentType={file.contentType} />}
    </Dialog.Body>
    <Dialog.Footer>
      <Button size="sm" variant="outline" colorPalette="gray" onClick={onClose}>
        Close
      </Button>
      <Button
        size="sm"
        onClick={() =>
          void download(url, file?.title ?? 'file').catch((error: unknown) =>
            toastError(error instanceof Error ? error.message : 'Download failed.'),
          )
        }
      >
        <Download size={16} aria-hidden /> Download
      </Button>
    </Dialog.Footer>
  </DialogFrame>
);
