import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import type { UploadKind } from '@assay/schema/files/file';
import { useFileUnderWay } from '../../lib/forms/files-under-way.ts';
import { DropZone } from './DropZone.tsx';
import { fileProblem } from './file-problem.ts';
import type { SendFile } from './send-file.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload } from './use-upload.ts';

interface FileUploadProps<Answer> {
  kind: UploadKind;
  /** What is uploaded, e.g. "Logo". */
  label: string;
  send: SendFile<Answer>;
  onDone: (answer: Answer, file: File) => void;
  disabled?: boolean;
  /** The `control` of a form that is not saved before the file has arrived. */
  form?: object;
}

/**
 * Chooses or drops one file and sends it. Kind and size are checked before a byte travels; a broken
 * upload can be sent again without choosing the file anew.
 */
export function FileUpload<Answer>({
  kind,
  label,
  send,
  onDone,
  disabled = false,
  form,
}: FileUploadProps<Answer>) {
  const upload = useUpload({ send, onDone, check: (file) => fileProblem(kind, file) });
  useFileUnderWay(form, upload.state.phase === 'sending');
  const status = useId();
  return (
    <Box>
      <DropZone
        kind={kind}
        label={label}
        disabled={disabled || upload.state.phase === 'sending'}
        describedBy={status}
        onFiles={([file]) => file && upload.start(file)}
      />
      <Box id={status}>
        <UploadStatus upload={upload} />
      </Box>
    </Box>
  );
}
