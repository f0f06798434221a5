import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface GroupProps {
  title: string;
  children: ReactNode;
}

const idOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** A group of parts, which the list at the top of the page leads to. */
export const Group = ({ title, children }: GroupProps) => (
  <Box as="section" id={idOf(title)} aria-labelledby={`${idOf(title)}-head`} marginTop="10">
    <Heading as="h2" id={`${idOf(title)}-head`} textStyle="xl" marginBottom="4">
      {title}
    </Heading>
    <Stack gap="6">{children}</Stack>
  </Box>
);

interface PartProps {
  /** The file of the part in `components`, and which state is shown. */
  name: string;
  state?: string;
  children: ReactNode;
}

/** One part in one state. */
export const Part = ({ name, state, children }: PartProps) => (
  <Box minWidth="0">
    <Text textStyle="xs" color="fg.muted" marginBottom="2">
      {name}
      {state !== undefined && `: ${state}`}
    </Text>
    {children}
  </Box>
);
