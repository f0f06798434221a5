import { Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Title of a public screen and one sentence about what to do. */
export function ScreenHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Stack gap="1" marginBottom="5">
      <Heading as="h1" textStyle="xl" fontWeight="semibold">
        {title}
      </Heading>
      {children && (
        <Text textStyle="sm" color="fg.muted">
          {children}
        </Text>
      )}
    </Stack>
  );
}
