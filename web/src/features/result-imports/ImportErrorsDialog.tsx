import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { Circle, CircleCheck, CircleX, Download } from 'lucide-react';
import { useRef } from 'react';
import type { ResultImportOutcome } from '@assay/schema/result-imports/result-import';
import { AlertDialog } from '../../components/dialogs/AlertDialog.tsx';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';

type Errors = NonNullable<ResultImportOutcome['errors']>;

/** As the documented screen names it. */
const FILE = 'Bulk import errors.csv';

const sentences = (message: string): string[] =>
  message.split(/(?<=[.!?])\s+(?=[A-Z“])/).filter((each) => each !== '');

function Step({ label, failed, reached }: { label: string; failed: boolean; reached: boolean }) {
  const Icon = failed ? CircleX : reached ? CircleCheck : Circle;
  const word = failed ? 'failed' : reached ? 'done' : 'not begun';
  return (
    <Flex align="center" gap="2" color={failed ? 'fg.error' : reached ? 'fg.success' : 'fg.muted'}>
      <Icon size={16} aria-hidden />
      <Text textStyle="sm">
        {label}: {word}
      </Text>
    </Flex>
  );
}

/** Why nothing of a file was imported (T s2). */
export function ImportErrorsDialog({
  errors,
  onClose,
}: {
  errors: Errors | null;
  onClose: () => void;
}) {
  const close = useRef<HTMLButtonElement>(null);
  const isParse = errors?.status === 'parse';
  const save = (): void =>
    void download(`/files/${errors?.file ?? ''}`, FILE).catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : ''),
    );
  return (
    <AlertDialog
      open={errors !== null}
      title="Bulk import"
      description="Nothing was imported. Correct the rows and send the whole file again."
      safe={close}
      onDismiss={onClose}
      size="lg"
      footer={
        <>
          <Button ref={close} size="sm" variant="outline" colorPalette="gray" onClick={onClose}>
            Close
          </Button>
          <Button size="sm" onClick={save}>
            <Download size={16} aria-hidden /> Download file
          </Button>
        </>
      }
    >
      <Step label="Validation of csv file" failed={isParse} reached />
      <Step label="Creating test results" failed={!isParse} reached={false} />
      <Text textStyle="sm" fontWeight="semibold" marginTop="4">
        Error Information:
      </Text>
      <Box
        maxHeight="18rem"
        overflowY="auto"
        tabIndex={0}
        aria-label="Error Information"
        role="region"
      >
        {errors?.items.map(({ line, message }) => (
          <Box key={line} marginTop="2" textStyle="sm">
            <Text fontWeight="medium">Line {line}:</Text>
            <Box as="ul" paddingStart="5" listStyleType="disc">
              {sentences(message).map((each) => (
                <li key={each}>{each}</li>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </AlertDialog>
  );
}
