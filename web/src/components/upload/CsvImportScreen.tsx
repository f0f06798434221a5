import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { Card } from '../page/Card.tsx';
import { PageHeader } from '../page/PageHeader.tsx';
import { FileUpload } from './FileUpload.tsx';
import { ImportErrorTable } from './ImportErrorTable.tsx';
import { failedRowsOf, importErrors } from './import-errors.ts';
import { UploadError, type SendFile } from './send-file.ts';

/** Answer of a successful import (contract §0.4). */
export interface Imported {
  created: number;
}

interface CsvImportScreenProps {
  title: string;
  subtitle?: string;
  /** Sends the file as field `csv`. */
  send: SendFile<Imported>;
  /** Called after success; the owner says the documented message and leaves. */
  onImported: (answer: Imported) => void;
  onCancel: () => void;
  /** The documented sentence for a failure of the server that says nothing better. */
  failed?: string;
  /** Saves the example file; its head shows the columns. */
  onExample: () => void;
  /** What the columns mean, where the example does not say it. */
  children?: ReactNode;
}

/**
 * Import of a CSV file: choose, send with progress, and on refusal a table of every wrong cell. Nothing
 * is created while any row is wrong, so the corrected file is sent again as a whole.
 */
export function CsvImportScreen({
  title,
  subtitle,
  send,
  onImported,
  onCancel,
  failed,
  onExample,
  children,
}: CsvImportScreenProps) {
  const [refusal, setRefusal] = useState<ErrorEnvelope | null>(null);
  const errors = importErrors(refusal);
  const sendAndRead: SendFile<Imported> = async (file, options) => {
    try {
      return await send(file, options);
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      const { status, envelope, message } = error;
      setRefusal(envelope);
      throw new UploadError(status === 500 ? (failed ?? message) : message, status, envelope);
    }
  };
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <Button size="sm" variant="outline" colorPalette="gray" onClick={onCancel}>
            Cancel
          </Button>
        }
      />
      <Stack gap="4">
        <Card padding="5">
          <FileUpload
            kind="csv"
            label="CSV file"
            send={sendAndRead}
            onDone={onImported}
            // What was wrong with one file says nothing of the next.
            onChosen={() => setRefusal(null)}
          />
          <Flex marginTop="4" gap="3" align="center" wrap="wrap">
            <Button size="sm" variant="ghost" colorPalette="gray" onClick={onExample}>
              <Download size={16} aria-hidden /> Download example
            </Button>
            <Text textStyle="xs" color="fg.muted">
              The first line holds the column names. If any row is wrong, nothing is imported.
            </Text>
          </Flex>
        </Card>
        {errors.length > 0 && (
          <ImportErrorTable errors={errors} failedRows={failedRowsOf(refusal)} />
        )}
        {children !== undefined && <Card padding="5">{children}</Card>}
      </Stack>
    </>
  );
}
