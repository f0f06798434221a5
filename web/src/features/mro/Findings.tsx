import { Box, Flex, Heading, HStack, Text } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useId } from 'react';
import { TestLines } from '../../domain/test-results/TestLines.tsx';
import { momentText } from '../../lib/moment-text.ts';
import type { TestInReview } from './mro-record.ts';

/** What the laboratory found, with quantities: for MRO staff alone. */
export function Findings({ findings }: Pick<TestInReview, 'findings'>) {
  const titleId = useId();
  const drugs = findings?.lines.filter(({ drugAdulterant }) => drugAdulterant.type === 'DRUG');
  const validity = findings?.lines.filter(
    ({ drugAdulterant }) => drugAdulterant.type === 'ADULTERANT',
  );
  return (
    <Box as="section" aria-labelledby={titleId}>
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap" marginBottom="2">
        <Heading as="h2" id={titleId} textStyle="lg" fontWeight="semibold">
          Laboratory findings
        </Heading>
        <HStack gap="1.5" textStyle="xs" color="fg.muted">
          <Lock size={14} aria-hidden /> Only MRO staff see this. Every view is recorded.
        </HStack>
      </Flex>
      {findings === null ? (
        <Text textStyle="sm" color="fg.muted">
          The laboratory has not reported yet.
        </Text>
      ) : (
        <>
          <Text textStyle="sm" color="fg.muted" marginBottom="2">
            {[
              findings.laboratory,
              `reported ${momentText(findings.reportedAt)}`,
              findings.certifiedBy,
              findings.reportVersion > 1 &&
                `report no. ${findings.reportVersion}: ${findings.replaceReason ?? ''}`,
              findings.remarks,
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          {drugs && drugs.length > 0 && <TestLines lines={drugs} label="Drugs" />}
          {validity && validity.length > 0 && (
            <TestLines lines={validity} label="Specimen validity" head="Validity test" />
          )}
        </>
      )}
    </Box>
  );
}
