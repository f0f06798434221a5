import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** Search box and filters. */
  children: ReactNode;
  /** Sort and column choice; at the right. */
  tools?: ReactNode;
  /** Behind them, also on a phone. */
  end?: ReactNode;
}

/** Head of a list: what narrows it at the left, how it is shown at the right. */
export function ListToolbar({ children, tools, end }: ListToolbarProps) {
  return (
    <Flex
      role="search"
      _print={{ display: 'none' }}
      gap="2"
      wrap={{ base: 'nowrap', md: 'wrap' }}
      align={{ base: 'flex-start', md: 'center' }}
      minHeight="toolbar"
      paddingX="var(--table-gutter)"
      paddingY="2"
      borderBottomWidth="1px"
    >
      <Flex
        gap="2"
        wrap="wrap"
        align="center"
        flex={{ base: '1 1 0', md: '1 1 auto' }}
        minWidth="0"
      >
        {children}
      </Flex>
      <Flex gap="2" align="center" flexShrink="0">
        {tools !== undefined && (
          <Flex gap="2" align="center" hideBelow="md">
            {tools}
          </Flex>
        )}
        {end}
      </Flex>
    </Flex>
  );
}
