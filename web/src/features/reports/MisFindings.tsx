import { Box, Flex, Heading, Link as ChakraLink, Stack, Text } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { misPath } from '../../config/features/reports.ts';
import { numberText } from '../../lib/value-text.ts';
import { testsLink } from '../../domain/test-results/tests-link.ts';
import type { MisReportPartsFragment } from './mis-report.generated.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" aria-label={title} gap="2" marginTop="6">
    <Heading as="h2" textStyle="lg" fontWeight="semibold">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Whether the numbers agree, in words and with a mark. */
export const MisChecks = ({ checks }: { checks: MisReportPartsFragment['checks'] }) => (
  <Part title="Checks">
    {checks.map(({ label, holds, detail }) => (
      <Flex key={label} gap="2" align="flex-start" textStyle="sm">
        <Box color={holds ? 'fg.success' : 'fg.error'} marginTop="0.5">
          {holds ? <CircleCheck size={16} aria-hidden /> : <CircleAlert size={16} aria-hidden />}
        </Box>
        <Text>
          {holds ? 'Agrees' : 'To check'}: {label}{' '}
          <Text as="span" color="fg.muted">
            ({detail})
          </Text>
        </Text>
      </Flex>
    ))}
  </Part>
);

/** What the numbers lack, each with its tests. */
export const MisMissing = ({ missing }: Pick<MisReportPartsFragment, 'missing'>) => (
  <Part title="Missing">
    {missing.length === 0 && (
      <Text textStyle="sm">Nothing is missing of the tests of this year.</Text>
    )}
    {missing.map(({ label, tests, search }) => (
      <Text key={label} textStyle="sm">
        <ChakraLink asChild variant="underline">
          <Link to={testsLink(search) ?? misPath}>
            {label}: {numberText(tests)}
          </Link>
        </ChakraLink>
      </Text>
    ))}
  </Part>
);

/** What tests say now that they did not say when it was signed. */
export const MisChanges = ({ changes }: Pick<MisReportPartsFragment, 'changes'>) => (
  <Part title="Changed since it was signed">
    {changes.map(({ label, signed, now }) => (
      <Text key={label} textStyle="sm">
        {label}: signed with {numberText(signed)}, now {numberText(now)}
      </Text>
    ))}
  </Part>
);
