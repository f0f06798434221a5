import { Box, Flex, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useId } from 'react';
import { FileToImport } from './FileToImport.tsx';
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
  return (
    <>
      <FileToImport
        file={file}
        isBusy={last.state.phase === 'sending'}
        describedBy={status}
        onChoose={steps.choose}
        onCheck={steps.check}
        onImport={steps.import}
      />
      <Box id={status}>
        {preview === null ? (
          <UploadStatus upload={last} />
        ) : (
          <Flex role="status" gap="2" marginTop="3" color="fg.success" textStyle="sm">
            <CircleCheck size={16} aria-hidden style={{ flexShrink: 0, marginBlockStart: 2 }} />
            <Text>{previewText(preview)}</Text>
          </Flex>
        )}
      </Box>
    </>
  );
}
