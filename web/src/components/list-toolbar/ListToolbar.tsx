import { Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ListToolbarProps {
  /** Search box and filters. */
  children: ReactNode;
  /** Sort and column choice; at the right. */
  tools?: ReactNode;
}

/** Head of a list card: what narrows the list at the left, how it is shown at the right. */
export function ListToolbar({ children, tools }: ListToolbarProps) {
  return (
    <Flex role="search" gap="2" wrap="wrap" align="center" padding="3" borderBottomWidth="1px">
      <Flex gap="2" wrap="wrap" align="center" flex="1 1 auto">
        {children}
      </Flex>
      {tools !== undefined && (
        <Flex gap="1" align="center" wrap="wrap">
          {tools}
        </Flex>
      )}
    </Flex>
  );
}
