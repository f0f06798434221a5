import { Box } from '@chakra-ui/react';
import { FilePreview } from '../../components/files/FilePreview.tsx';
import { Detail } from '../../components/page/DetailList.tsx';
import { testFiles } from './test-files.ts';

interface SignatureDetailProps {
  label: string;
  caseId: string;
  /** File of the case; nothing is shown without one. */
  fileId: string | null;
}

/** The image of a signature, read under the same checks as the test. */
export const SignatureDetail = ({ label, caseId, fileId }: SignatureDetailProps) =>
  fileId && (
    <Detail label={label}>
      <Box maxWidth="16rem" css={{ '& img': { maxHeight: '6rem' } }}>
        <FilePreview url={testFiles.ofCase(caseId, fileId)} title={label} contentType="image/png" />
      </Box>
    </Detail>
  );
