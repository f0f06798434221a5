import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface PartLineProps {
  title: ReactNode;
  /** Below the title, muted. */
  facts: string;
  action?: ReactNode;
}

/** One of the things that a part of a page lists, with what can be done about it. */
export const PartLine = ({ title, facts, action }: PartLineProps) => (
  <Flex as="li" align="center" gap="3" paddingY="2" css={{ '& + &': { borderTopWidth: '1px' } }}>
    <Box flex="1" minWidth="0">
      <Text textStyle="sm" overflowWrap="anywhere">
        {title}
      </Text>
      <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
        {facts}
      </Text>
    </Box>
    {action}
  </Flex>
);
