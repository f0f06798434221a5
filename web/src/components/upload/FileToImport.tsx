import { Button, Flex, Text } from '@chakra-ui/react';
import { sizeText } from '../../lib/size-text.ts';
import { DropZone } from './DropZone.tsx';

interface FileToImportProps {
  /** The chosen one; null while none is. */
  file: File | null;
  /** It is on its way. */
  isBusy: boolean;
  /** Whether all that goes with the file is chosen. */
  isReady?: boolean;
  /** Id of what tells how far it is. */
  describedBy?: string;
  onChoose: (file: File) => void;
  onCheck: () => void;
  onImport: () => void;
}

/** Chooses a file of rows, and the buttons that check it without saving anything, or import it. */
export function FileToImport({
  file,
  isBusy,
  isReady = true,
  describedBy,
  onChoose,
  onCheck,
  onImport,
}: FileToImportProps) {
  const idle = file === null || isBusy || !isReady;
  return (
    <>
      <DropZone
        kind="csv"
        label="CSV file"
        disabled={isBusy}
        {...(describedBy !== undefined && { describedBy })}
        onFiles={([chosen]) => chosen && onChoose(chosen)}
      />
      <Flex marginTop="4" gap="3" align="center" justify="flex-end" wrap="wrap">
        <Text
          flex={{ base: '1 1 100%', md: '1 1 12rem' }}
          textStyle="sm"
          truncate
          color={file ? 'fg' : 'fg.muted'}
        >
          {file ? `${file.name} · ${sizeText(file.size)}` : 'No file is chosen.'}
        </Text>
        <Button variant="outline" colorPalette="gray" disabled={idle} onClick={onCheck}>
          Check file
        </Button>
        <Button disabled={idle} onClick={onImport}>
          Import
        </Button>
      </Flex>
    </>
  );
}
