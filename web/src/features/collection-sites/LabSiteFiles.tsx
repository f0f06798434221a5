import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { download } from '../../lib/files/download.ts';
import { momentText } from '../../lib/moment-text.ts';
import { toastError } from '../../lib/toasts.ts';
import { numberText } from '../../lib/value-text.ts';
import { LabSiteFilesDocument, type LabSiteFilesQuery } from './lab-site-files.generated.ts';

type File = LabSiteFilesQuery['labSiteFiles'][number];

const countText = (count: number | null, what: string): string =>
  `${numberText(count ?? 0)} ${what}`;

/** What a file did, in one line. */
const outcomeOf = ({ appliedAt, updated, unchanged, unknown }: File): string =>
  appliedAt === null
    ? 'Waits to be applied.'
    : [
        countText(updated, 'updated'),
        countText(unchanged, 'unchanged'),
        countText(unknown, 'unknown'),
      ].join(', ');

const saveCodes = (id: string): void =>
  void download(`/download/lab-sites/${id}/unknown`, 'Unknown lab sites.csv').catch(
    (error: unknown) => toastError(error instanceof Error ? error.message : ''),
  );

const FileLine = ({ file }: { file: File }) => {
  const at = momentText(file.receivedAt);
  return (
    <Flex as="li" gap="3" align="center" justify="space-between" wrap="wrap">
      <Text textStyle="sm">
        {outcomeOf(file)}
        <Text as="span" display="block" textStyle="xs" color="fg.muted">
          {[at, file.receivedBy && `uploaded by ${file.receivedBy}`].filter(Boolean).join(', ')}
        </Text>
      </Text>
      {(file.unknown ?? 0) > 0 && (
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          aria-label={`Download unknown codes of ${at}`}
          onClick={() => saveCodes(file.id)}
        >
          <Download size={16} aria-hidden /> Unknown codes
        </Button>
      )}
    </Flex>
  );
};

/** Files of the last 90 days with what each did; nothing before the first one. */
export function LabSiteFiles() {
  const { data } = useQuery(LabSiteFilesDocument, { fetchPolicy: 'cache-and-network' });
  const files = data?.labSiteFiles ?? [];
  if (files.length === 0) return null;
  return (
    <Box marginBottom="6">
      <Heading as="h2" textStyle="sm" fontWeight="semibold" marginBottom="3">
        Files of the last 90 days
      </Heading>
      <Stack as="ul" role="list" gap="3" maxHeight="20rem" overflowY="auto" tabIndex={0}>
        {files.map((file) => (
          <FileLine key={file.id} file={file} />
        ))}
      </Stack>
    </Box>
  );
}
