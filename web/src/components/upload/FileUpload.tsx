import { Box, Button, Flex, Text, VisuallyHidden } from '@chakra-ui/react';
import { FileUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { uploadKinds, type UploadKind } from '@assay/schema/files/file';
import { acceptOf, fileProblem } from './file-problem.ts';
import type { SendFile } from './send-file.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useUpload } from './use-upload.ts';

interface FileUploadProps<Answer> {
  kind: UploadKind;
  /** What is uploaded, e.g. "Logo". */
  label: string;
  send: SendFile<Answer>;
  onDone: (answer: Answer, file: File) => void;
  /** Called with each file that is chosen, also with one that is refused unsent. */
  onChosen?: () => void;
  disabled?: boolean;
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
  onChosen,
  disabled = false,
}: FileUploadProps<Answer>) {
  const upload = useUpload({ send, onDone, check: (file) => fileProblem(kind, file) });
  const input = useRef<HTMLInputElement>(null);
  const [dragging, setDragging] = useState(false);
  const ids = { input: useId(), rules: useId(), status: useId() };
  const { formats, size } = uploadKinds[kind];
  const sending = upload.state.phase === 'sending';
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (!file || disabled || sending) return;
    onChosen?.();
    upload.start(file);
  };

  return (
    <Box>
      <Flex
        direction="column"
        align="center"
        gap="2"
        padding="5"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="l2"
        borderColor={dragging ? 'colorPalette.solid' : 'border.emphasized'}
        bg={dragging ? 'colorPalette.subtle' : 'bg.subtle'}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={() => setDragging(false)}
        onDrop={(event) => {
          event.preventDefault();
          setDragging(false);
          take(event.dataTransfer.files);
        }}
      >
        <VisuallyHidden asChild>
          <input
            ref={input}
            id={ids.input}
            type="file"
            tabIndex={-1}
            accept={acceptOf(kind)}
            aria-label={label}
            disabled={disabled || sending}
            onChange={({ target }) => {
              take(target.files);
              // The same file can be chosen again after it was corrected.
              target.value = '';
            }}
          />
        </VisuallyHidden>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          bg="bg"
          aria-describedby={`${ids.rules} ${ids.status}`}
          disabled={disabled || sending}
          onClick={() => input.current?.click()}
        >
          <FileUp size={16} aria-hidden /> Choose {label}
        </Button>
        <Text id={ids.rules} textStyle="xs" color="fg.muted">
          or drop it here. {formats.join(', ')}; up to {size}.
        </Text>
      </Flex>
      <Box id={ids.status}>
        <UploadStatus upload={upload} />
      </Box>
    </Box>
  );
}
