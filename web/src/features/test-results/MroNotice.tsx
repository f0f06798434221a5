import { Box, Link as ChakraLink, Flex, Text } from '@chakra-ui/react';
import { Shield, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { laboratoryPaths } from '../../config/features/laboratories.ts';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

interface NoticeProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

const Notice = ({ icon, title, children }: NoticeProps) => (
  <Flex borderWidth="1px" borderRadius="l2" bg="bg.subtle" padding="4" gap="3" marginBottom="5">
    <Box color="accent.fg" paddingTop="0.5">
      {icon}
    </Box>
    <Box>
      <Text fontWeight="semibold">{title}</Text>
      <Text textStyle="sm" color="fg.muted" marginTop="1">
        {children}
      </Text>
    </Box>
  </Flex>
);

/** What "In MRO process" means to everybody who waits for the outcome. The words are the same whatever was found. */
export const MroNotice = ({ testStatus, program }: Test) =>
  testStatus === 'MRO_PENDING' && (
    <Notice
      icon={<Shield size={20} aria-hidden />}
      title="The medical review officer is reviewing this test"
    >
      The verified result appears here the moment it is released. Every test that goes through the
      MRO has this status until then, whatever the laboratory found.
      {program === 'DOT' && ' Source: 49 CFR 40.97(c)'}
    </Notice>
  );

/** Tells MRO staff that a report of the MRO came which could not be filed by itself. */
export const MroFaults = ({ mroErrors }: Test) =>
  mroErrors.length > 0 && (
    <Notice
      icon={<TriangleAlert size={20} aria-hidden />}
      title="A report of the MRO could not be filed"
    >
      {mroErrors.join(' ')}{' '}
      <ChakraLink asChild variant="underline">
        <Link to={laboratoryPaths.unmatched}>Unmatched results</Link>
      </ChakraLink>
    </Notice>
  );
