import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { DropZone } from '../../components/upload/DropZone.tsx';
import { fileProblem } from '../../components/upload/file-problem.ts';
import { UploadError } from '../../components/upload/send-file.ts';
import { sessionSender } from '../../components/upload/session-sender.ts';
import {
  canBeSent,
  DeliveryError,
  useUploadQueue,
} from '../../components/upload/use-upload-queue.ts';
import { useFileUnderWay } from '../../lib/forms/files-under-way.ts';
import type { InstantTestSent, InstantTestValues } from './instant-test-form.ts';

const send = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'INSTANT_REPORT' },
});

/** Photos and papers of a test, each sent as soon as it is chosen; what did not arrive can be sent again. */
export function AttachmentsField({
  control,
}: {
  control: Control<InstantTestValues, unknown, InstantTestSent>;
}) {
  const { field } = useController({ control, name: 'testResult.attachments' });
  /** Names of those that were sent from this page. */
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  /** The newest ids, for files that are still on their way. */
  const arrived = useRef(field.value);
  const set = (ids: string[]): void => {
    arrived.current = ids;
    field.onChange(ids);
  };
  const queue = useUploadQueue({
    check: (file) => fileProblem('document', file),
    titleOf: ({ name }) => name,
    deliver: async ({ file }, options) => {
      try {
        const { id } = await send(file, options);
        setNames((known) => ({ ...known, [id]: file.name }));
        set([...arrived.current, id]);
      } catch (error) {
        if (!(error instanceof UploadError)) throw error;
        throw new DeliveryError(
          error.message,
          error.status >= 500 || error.status === 0 ? 'retryable' : 'final',
        );
      }
    },
    onDelivered: () => {},
  });
  useFileUnderWay(control, queue.isSending || queue.entries.some(canBeSent));
  return (
    <Box gridColumn="1 / -1">
      <DropZone
        kind="document"
        label="files"
        multiple
        disabled={queue.isSending}
        onFiles={(files) => {
          queue.add(files);
          void queue.send();
        }}
      />
      {field.value.map((id, at) => (
        <Flex key={id} align="center" gap="2" paddingTop="2" textStyle="sm">
          <Paperclip size={14} aria-hidden />
          <Text flex="1" overflowWrap="anywhere">
            {names[id] ?? `Attached file ${at + 1}`}
          </Text>
          <IconButton
            size="2xs"
            variant="ghost"
            colorPalette="gray"
            aria-label={`Remove ${names[id] ?? `attached file ${at + 1}`}`}
            onClick={() => set(field.value.filter((each) => each !== id))}
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
