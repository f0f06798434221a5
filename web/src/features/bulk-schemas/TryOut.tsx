import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { ImportErrorTable } from '../../components/upload/ImportErrorTable.tsx';
import { numberText } from '../../lib/value-text.ts';
import { columnName, type SchemaValues } from './bulk-schema-words.ts';
import { SampleRows } from './SampleRows.tsx';
import type { Trial } from './trial.ts';
import { UnknownWords } from './UnknownWords.tsx';

interface TryOutProps {
  form: UseFormReturn<SchemaValues>;
  trial: Trial;
}

function summaryOf({ rows, tried, readable, isWhole }: Trial): string {
  if (!isWhole) return 'No row can be read before each column is found once.';
  if (rows > tried)
    return `${numberText(readable)} of the first ${numberText(tried)} rows can be read. The other ${numberText(rows - tried)} are not tried out.`;
  return rows > 0 && readable === rows
    ? `All ${numberText(rows)} rows can be read.`
    : `${numberText(readable)} of ${numberText(rows)} rows can be read.`;
}

/** How the sample would be read by what the form holds, saved or not: in short, by words, by faults and row by row. */
export function TryOut({ form, trial }: TryOutProps) {
  const isFine = trial.faults.length === 0 && trial.rows > 0;
  const Icon = isFine ? CircleCheck : CircleAlert;
  return (
    <Box as="section" aria-label="Try-Out" paddingTop="5">
      <Flex align="center" gap="3" wrap="wrap" marginBottom="4">
        <Heading as="h2" textStyle="lg" fontWeight="semibold">
          Try-Out
        </Heading>
        <Flex
          role="status"
          gap="1.5"
          align="center"
          textStyle="sm"
          color={isFine ? 'fg.success' : 'fg.warning'}
        >
          <Icon size={16} aria-hidden />
          <Text>{summaryOf(trial)}</Text>
        </Flex>
      </Flex>
      <Stack gap="6">
        {trial.unknown.length > 0 && <UnknownWords form={form} words={trial.unknown} />}
        {trial.faults.length > 0 && (
          <ImportErrorTable
            errors={trial.faults.map(({ row, reference, message }) => ({
              row,
              column: columnName(reference),
              message,
            }))}
            failedRows={trial.faulty}
          />
        )}
        {trial.shown.length > 0 && (
          <SampleRows rows={trial.shown} total={trial.rows} isWhole={trial.isWhole} />
        )}
      </Stack>
    </Box>
  );
}
