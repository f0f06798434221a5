import { Box, Button, Flex } from '@chakra-ui/react';
import { useRevalidator } from 'react-router-dom';
import { DropZone } from '../../components/upload/DropZone.tsx';
import { canBeSent } from '../../components/upload/use-upload-queue.ts';
import { useUnsavedChanges } from '../../lib/unsaved-changes/use-unsaved-changes.ts';
import { UploadRow } from './UploadRow.tsx';
import { useDocumentUpload } from './use-document-upload.ts';

/** Adds documents to a company: several at once, each with a title and its own outcome. */
export function DocumentUpload({ companyId }: { companyId: string }) {
  const { revalidate } = useRevalidator();
  const queue = useDocumentUpload(companyId, () => void revalidate());
  const left = queue.entries.filter(canBeSent).length;
  useUnsavedChanges(left > 0 || queue.isSending);
  const again = queue.entries.some(({ state }) => state.phase === 'failed' && state.retryable);
  const counted = left === 1 ? '1 document' : `${left} documents`;
  return (
    <Box marginBottom="4">
      <DropZone
        kind="document"
        label="documents"
        multiple
        disabled={queue.isSending}
        onFiles={queue.add}
      />
      {queue.entries.length > 0 && (
        <>
          <Box as="ul" listStyleType="none" aria-label="Chosen documents">
            {queue.entries.map((entry) => (
              <UploadRow
                key={entry.key}
                entry={entry}
                onTitle={(title) => queue.rename(entry.key, title)}
                onRemove={() => queue.remove(entry.key)}
              />
            ))}
          </Box>
          {(left > 0 || queue.isSending) && (
            <Flex justify="flex-end" marginTop="1">
              <Button
                size="sm"
                loading={queue.isSending}
                loadingText="Uploading"
                onClick={() => void queue.send()}
              >
                {again ? `Try again with ${counted}` : `Upload ${counted}`}
              </Button>
            </Flex>
          )}
        </>
      )}
    </Box>
  );
}
