import { Box, Stack, Text } from '@chakra-ui/react';
import { labProviderNames } from '@assay/schema/common/lab-providers';
import { testEventKinds, type TestEventKind } from '@assay/schema/test-results/test-words';
import { momentText } from '../../lib/moment-text.ts';

interface Step {
  kind: TestEventKind;
  at: string;
  actor: string;
  source: string;
  note: string | null;
}

const providers: Readonly<Record<string, string>> = labProviderNames;

/** What happened to a test, as far as its reader may know of it: the latest first. */
export const TestTimeline = ({ steps }: { steps: readonly Step[] }) => (
  <Stack as="ol" gap="3" listStyleType="none" aria-label="Timeline">
    {steps.toReversed().map(({ kind, at, actor, source, note }, index) => (
      <Box as="li" key={index} borderStartWidth="2px" paddingStart="3">
        <Text textStyle="sm" fontWeight="medium">
          {testEventKinds[kind]}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          {momentText(at)} · {actor}
          {source !== 'portal' && source !== actor && ` · ${providers[source] ?? source}`}
        </Text>
        {note !== null && (
          <Text textStyle="xs" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </Text>
        )}
      </Box>
    ))}
  </Stack>
);
