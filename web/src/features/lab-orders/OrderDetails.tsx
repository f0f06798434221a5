import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** What is known by itself and not typed, in a line below the fields. */
export const DetailGrid = ({ children }: { children: ReactNode }) => (
  <Flex as="dl" columnGap="8" rowGap="2" wrap="wrap" gridColumn="1 / -1">
    {children}
  </Flex>
);

interface DetailProps {
  label: string;
  children: ReactNode;
}

export const Detail = ({ label, children }: DetailProps) => (
  <Box minWidth="0">
    <Text as="dt" textStyle="xs" color="fg.muted">
      {label}
    </Text>
    <Text as="dd" textStyle="sm" overflowWrap="anywhere">
      {children ?? '–'}
    </Text>
  </Box>
);
