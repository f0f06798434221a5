import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { sizeText } from '../../lib/size-text.ts';
import { DropZone } from './DropZone.tsx';
import { previewText } from './import-errors.ts';
import { UploadStatus } from './UploadStatus.tsx';
import { useImportFile, type Faults, type ImportTarget } from './use-import-file.ts';

interface ImportFileProps {
  target: ImportTarget;
  onFaults: (faults: Faults) => void;
  onImported: () => void;
}

/** The file of an import, and what is done with it: checked without saving anything, or imported. */
export function ImportFile({ target, onFaults, onImported }: ImportFileProps) {
  const { file, last, preview, ...steps } = useImportFile(target, onFaults, onImported);
  const status = useId();
  const isBusy = last.state.phase === 'sending';
  const idle = file === null || isBusy;
  return (
    <>
      <DropZone
        kind="csv"
        label="CSV file"
        disabled={isBusy}
        describedBy={status}
        onFiles={([chosen]) => chosen && steps.choose(chosen)}
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
        <Button variant="outline" colorPalette="gray" disabled={idle} onClick={steps.check}>
          Check file
        </Button>
        <Button disabled={idle} onClick={steps.import}>
          Import
        </Button>
      </Flex>
      <Box id={status}>
        {preview === null ? (
          <UploadStatus upload={last} />
        ) : (
          <Flex role="status" gap="2" marginTop="3" color="fg.success" textStyle="sm">
            <CircleCheck size={16} aria-hidden />
            <Text>{previewText(preview)}</Text>
          </Flex>
        )}
      </Box>
    </>
  );
}
