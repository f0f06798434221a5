import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { download } from '../../lib/files/download.ts';
import { useWayOut } from '../../lib/navigation/use-way-out.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { Card } from '../page/Card.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { ImportErrorTable } from './ImportErrorTable.tsx';
import { ImportFile } from './ImportFile.tsx';
import { noFaults, type ImportTarget } from './use-import-file.ts';

interface CsvImportScreenProps extends ImportTarget {
  title: string;
  subtitle?: string;
  /** The example file, whose head shows the columns; `name` where the server gives it none. */
  example: { url: string; name: string; failed?: string };
  /** The documented message of success. */
  done: string;
  /** Where success and Cancel lead. */
  list: string;
  /** Columns whose values are not shown beside what is wrong with them, e.g. social security numbers. */
  secrets?: readonly string[];
  /** What the columns mean, where the example does not say it. */
  children?: ReactNode;
}

/**
 * Import of a CSV file: choose it, check it if need be, send it with progress, and on refusal a table of every wrong
 * cell. Nothing is created while any row is wrong, so the corrected file is sent again as a whole.
 */
export function CsvImportScreen({
  title,
  subtitle,
  example,
  done,
  list,
  secrets = [],
  children,
  ...target
}: CsvImportScreenProps) {
  const leaveTo = useWayOut();
  const [{ errors, failedRows, rows }, setFaults] = useState(noFaults);
  const saveExample = (): void =>
    void download(example.url, example.name).catch((error: unknown) =>
      toastError(example.failed ?? (error instanceof Error ? error.message : '')),
    );
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <Button
            size="sm"
            variant="outline"
            colorPalette="gray"
            onClick={() => void leaveTo(list)}
          >
            Cancel
          </Button>
        }
      />
      <Stack gap="4">
        <Card padding="5">
          <ImportFile
            target={target}
            onFaults={setFaults}
            onImported={() => {
              toastSuccess(done);
              void leaveTo(list, { afresh: true });
            }}
          />
          <Flex marginTop="4" gap="3" align="center" wrap="wrap">
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={saveExample}>
              <Download size={16} aria-hidden /> Download example
            </Button>
            <Text textStyle="xs" color="fg.muted">
              The first line holds the column names. If any row is wrong, nothing is imported.
            </Text>
          </Flex>
        </Card>
        {errors.length > 0 && (
          <ImportErrorTable errors={errors} failedRows={failedRows} file={{ rows, secrets }} />
        )}
        {children !== undefined && <Card padding="5">{children}</Card>}
      </Stack>
    </>
  );
}
