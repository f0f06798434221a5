import { Box, Button, Dialog, Flex, Portal, Stack, Text } from '@chakra-ui/react';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { FilePreview } from '../../components/files/FilePreview.tsx';
import { Section } from '../../components/page/Section.tsx';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { testFiles } from './test-files.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

type TestFile = Test['attachments'][number];

interface FileDialogProps {
  file: TestFile | null;
  url: string;
  onClose: () => void;
}

/** A file of a test, opened in the page. */
const FileDialog = ({ file, url, onClose }: FileDialogProps) => (
  <Dialog.Root
    size="xl"
    open={file !== null}
    onOpenChange={({ open }) => !open && onClose()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Dialog.Backdrop />
      <Dialog.Positioner paddingX="4">
        <Dialog.Content>
          <Dialog.Header paddingBottom="2">
            <Dialog.Title textStyle="md" overflowWrap="anywhere">
              {file?.title}
            </Dialog.Title>
          </Dialog.Header>
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
        </Dialog.Content>
      </Dialog.Positioner>
    </Portal>
  </Dialog.Root>
);

/** Files of a test; each opens in the page. */
export function FilesSection({ attachments, testCase }: Test) {
  const [open, setOpen] = useState<TestFile | null>(null);
  if (attachments.length === 0) return null;
  return (
    <Section title="Attachments">
      <Stack as="ul" gridColumn="1 / -1" gap="0" listStyleType="none">
        {attachments.map((file) => (
          <Box as="li" key={file.fileId} borderBottomWidth="1px">
            <Flex align="center" gap="3" justify="space-between" wrap="wrap">
              <Button
                variant="plain"
                size="sm"
                paddingX="0"
                maxWidth="100%"
                onClick={() => setOpen(file)}
              >
                <FileText size={16} aria-hidden />
                <Text as="span" truncate>
                  {file.title}
                </Text>
              </Button>
              <Text textStyle="xs" color="fg.muted">
                {momentText(file.createdAt)}
              </Text>
            </Flex>
          </Box>
        ))}
      </Stack>
      <FileDialog
        file={open}
        url={testFiles.ofCase(testCase.id, open?.fileId ?? '')}
        onClose={() => setOpen(null)}
      />
    </Section>
  );
}
