import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Paperclip, X } from 'lucide-react';
import { DropZone } from '../../components/upload/DropZone.tsx';
import type { Attachments } from './use-attachments.ts';

/** The attachments of a test, those that arrived and those on their way. */
export function AttachmentsField({
  attachments: { queue, files, remove },
}: {
  attachments: Attachments;
}) {
  return (
    <Box gridColumn="1 / -1">
      <DropZone
        kind="document"
        label="files"
        multiple
        disabled={queue.isSending}
        onFiles={(chosen) => {
          queue.add(chosen);
          void queue.send();
        }}
      />
      {files.map(({ id, name }) => (
        <Flex key={id} align="center" gap="2" paddingTop="2" textStyle="sm">
          <Paperclip size={14} aria-hidden />
          <Text flex="1" overflowWrap="anywhere">
            {name}
          </Text>
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Remove ${name}`}
            onClick={() => remove(id)}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </Flex>
      ))}
      {queue.entries.map(({ key, title, state }) => (
        <Flex key={key} align="center" gap="2" paddingTop="2" textStyle="sm" wrap="wrap">
          <Text
            flex="1 1 10rem"
            overflowWrap="anywhere"
            color={state.phase === 'failed' ? 'fg.error' : 'fg.muted'}
            role={state.phase === 'failed' ? 'alert' : undefined}
          >
            {title}: {state.phase === 'failed' ? state.message : 'sending…'}
          </Text>
          {state.phase === 'failed' && state.retryable && (
            <Button
              size="2xs"
              variant="outline"
              colorPalette="gray"
              onClick={() => void queue.send()}
            >
              Try again
            </Button>
          )}
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Remove ${title}`}
            onClick={() => queue.remove(key)}
          >
            <X size={14} aria-hidden />
          </IconButton>
        </Flex>
      ))}
    </Box>
  );
}
