import { Box, Flex, Text } from '@chakra-ui/react';
import { Shield } from 'lucide-react';
import type { TestResultPartsFragment as Test } from './test-result.generated.ts';

/** What "In MRO process" means to everybody who waits for the outcome. The words are the same whatever was found. */
export const MroNotice = ({ testStatus, program }: Test) =>
  testStatus === 'MRO_PENDING' && (
    <Flex borderWidth="1px" borderRadius="l2" bg="bg.subtle" padding="4" gap="3" marginBottom="5">
      <Box color="accent.fg" paddingTop="0.5">
        <Shield size={20} aria-hidden />
      </Box>
      <Box>
        <Text fontWeight="semibold">The medical review officer is reviewing this test</Text>
        <Text textStyle="sm" color="fg.muted" marginTop="1">
          The verified result appears here the moment it is released. Every test that goes through
          the MRO has this status until then, whatever the laboratory found.
          {program === 'DOT' && ' Source: 49 CFR 40.97(c)'}
        </Text>
      </Box>
    </Flex>
  );
