import { Box, Flex, IconButton, Input, Text } from '@chakra-ui/react';
import { CircleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { FieldError } from '../../components/form/FieldFrame.tsx';
import { sizeText } from '../../lib/size-text.ts';
import type { QueuedFile } from '../../components/upload/use-upload-queue.ts';
import { documentLabels } from './document-words.ts';
import { titleProblem } from './use-document-upload.ts';
import { Progress } from '../../components/progress/Progress.ts';

interface UploadRowProps {
  entry: QueuedFile;
  onTitle: (title: string) => void;
  onRemove: () => void;
}

/** One chosen file: its title, what it is, how far it is, and why it was refused. */
export function UploadRow({ entry, onTitle, onRemove }: UploadRowProps) {
  const { file, title, state } = entry;
  const ids = { error: useId(), problem: useId() };
  const isFinal = state.phase === 'failed' && !state.retryable;
  const problem = isFinal ? null : titleProblem(title);
  const failed = state.phase === 'failed' && state.message !== problem ? state.message : null;
  return (
    <Box as="li" paddingY="3" css={{ '& + &': { borderTopWidth: '1px' } }}>
      <Flex columnGap="3" rowGap="1" align="center" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box flex={{ base: '1 1 100%', md: '1' }} minWidth="0">
          <Input
            size="sm"
            aria-label={`${documentLabels.title} of ${file.name}`}
            aria-invalid={problem !== null}
            aria-describedby={`${ids.problem} ${ids.error}`}
            value={title}
            disabled={isFinal || state.phase === 'sending'}
            onChange={({ target }) => onTitle(target.value)}
          />
        </Box>
        <Text
          textStyle="xs"
          color="fg.muted"
          flex={{ base: '1', md: '0 1 16rem' }}
          minWidth="0"
          truncate
          title={file.name}
        >
          {file.name} · {sizeText(file.size)}
        </Text>
        <IconButton
          size="sm"
          variant="ghost"
          colorPalette="gray"
          aria-label={`Remove ${file.name}`}
          onClick={onRemove}
        >
          <X size={16} />
        </IconButton>
      </Flex>
      <FieldError id={ids.problem} message={problem ?? undefined} />
      {state.phase === 'sending' && (
        <Progress.Root
          value={state.share < 1 ? Math.round(state.share * 100) : null}
          size="xs"
          marginTop="2"
          aria-label={`Sending ${file.name}`}
        >
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      {failed !== null && (
        <Flex id={ids.error} role="alert" gap="2" marginTop="2" color="fg.error" textStyle="sm">
          <CircleAlert size={16} aria-hidden style={{ flexShrink: 0, marginTop: '2px' }} />
          <Text overflowWrap="anywhere">{failed}</Text>
        </Flex>
      )}
    </Box>
  );
}
