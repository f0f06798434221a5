import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** Search box and filters. */
  children: ReactNode;
  /** Sort and column choice; at the right. */
  tools?: ReactNode;
}

/** Head of a list: what narrows it at the left, how it is shown at the right. */
export function ListToolbar({ children, tools }: ListToolbarProps) {
  return (
    <Flex
      role="search"
      gap="2"
      wrap="wrap"
      align="center"
      minHeight="toolbar"
      paddingX="var(--table-gutter)"
      paddingY="2"
      borderBottomWidth="1px"
    >
      <Flex gap="2" wrap="wrap" align="center" flex="1 1 auto">
        {children}
      </Flex>
      {tools !== undefined && (
        <Flex gap="2" align="center" hideBelow="md">
          {tools}
        </Flex>
      )}
    </Flex>
  );
}
