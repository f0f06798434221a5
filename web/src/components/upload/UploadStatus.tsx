import { Button, Flex, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { sizeText } from '../../lib/size-text.ts';
import type { Upload, UploadState } from './use-upload.ts';
import { Progress } from '../progress/Progress.ts';

type Sending = Extract<UploadState<never>, { phase: 'sending' }>;

const steps = { CHECKING: 'Checking', SAVING: 'Saving' } as const;
const unitOf = { CHECKING: 'lines', SAVING: 'rows' } as const;
const number = (value: number): string => value.toLocaleString('en-US');

const stepText = ({ work }: Sending): string => (work === null ? 'Sending' : steps[work.phase]);

/** Percent of the step that the file is in; null while a sent file waits to be taken up. */
function shareOf({ share, work }: Sending): number | null {
  if (work === null) return share < 1 ? Math.round(share * 100) : null;
  return work.total === 0 ? null : Math.round((work.processed / work.total) * 100);
}

/** "Sending 40%", "Checking 12,000 of 100,000 lines", "Saving 3,000 of 99,999 rows". */
function progressText(state: Sending): string {
  const { share, work } = state;
  if (work === null) return share < 1 ? `Sending ${Math.round(share * 100)}%` : 'Sent, working…';
  const { phase, processed, total } = work;
  return `${steps[phase]} ${number(processed)} of ${number(total)} ${unitOf[phase]}`;
}

/** What became of the chosen file: on its way with its progress, arrived, refused or broken. */
export function UploadStatus<Answer>({ upload }: { upload: Upload<Answer> }) {
  const { state } = upload;
  switch (state.phase) {
    case 'idle':
      return null;
    case 'refused':
    case 'failed':
      return (
        <Flex
          role="alert"
          align="center"
          gap="2"
          marginTop="3"
          color="fg.error"
          textStyle="sm"
          wrap="wrap"
        >
          <CircleAlert size={16} aria-hidden />
          <Text flex="1 1 12rem" overflowWrap="anywhere">
            {state.message}
          </Text>
          {state.phase === 'failed' && state.retryable && (
            <Button size="xs" variant="outline" colorPalette="gray" onClick={upload.retry}>
              Try again
            </Button>
          )}
        </Flex>
      );
    case 'sending':
      return (
        <Flex align="center" gap="3" marginTop="3">
          <Progress.Root
            value={shareOf(state)}
            size="sm"
            flex="1"
            // A name that is cut leaves the button its room on a phone.
            minWidth="0"
            aria-label={`${stepText(state)} ${state.file.name}`}
          >
            <Flex justify="space-between" textStyle="xs" color="fg.muted" marginBottom="1" gap="3">
              <Text truncate>
                {state.file.name} · {sizeText(state.file.size)}
              </Text>
              <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
                {progressText(state)}
              </Text>
            </Flex>
            <Progress.Track>
              <Progress.Range />
            </Progress.Track>
          </Progress.Root>
          <Button size="xs" variant="outline" colorPalette="gray" onClick={upload.cancel}>
            Cancel
          </Button>
        </Flex>
      );
    case 'done':
      return (
        <Flex role="status" align="center" gap="2" marginTop="3" color="fg.success" textStyle="sm">
          <CircleCheck size={16} aria-hidden />
          <Text overflowWrap="anywhere">{state.file.name}</Text>
        </Flex>
      );
  }
}
