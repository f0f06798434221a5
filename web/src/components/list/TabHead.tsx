import { Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface TabHeadProps {
  subtitle: string;
  actions: ReactNode;
}

/** How many there are, and what can be done, below the head of a record. */
export const TabHead = ({ subtitle, actions }: TabHeadProps) => (
  <Flex justify="space-between" align="center" gap="3" wrap="wrap" marginBottom="3" minHeight="8">
    <Text textStyle="sm" color="fg.muted" minHeight="5">
      {subtitle}
    </Text>
    <Flex gap="2" wrap="wrap">
      {actions}
    </Flex>
  </Flex>
);
