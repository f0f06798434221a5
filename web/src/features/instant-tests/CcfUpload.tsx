import { Box, Text } from '@chakra-ui/react';
import { FileUpload } from '../../components/upload/FileUpload.tsx';
import { sessionSender } from '../../components/upload/session-sender.ts';

const send = sessionSender<{ id: string }>({
  url: '/upload/files',
  field: 'data',
  fields: { docType: 'CCF' },
});

/** The file of the custody form. */
export const CcfUpload = ({ onDone }: { onDone: (fileId: string) => void }) => (
  <Box gridColumn="1 / -1">
    <Text textStyle="sm" fontWeight="medium" marginBottom="1.5">
      CCF
    </Text>
    <FileUpload kind="document" label="CCF file" send={send} onDone={({ id }) => onDone(id)} />
  </Box>
);
