import { Grid, Heading, Stack } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

/** A titled group of fields in a column of the entry. */
export function StepPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" aria-labelledby={id} gap="3">
      <Heading as="h2" id={id} textStyle="lg" fontWeight="semibold">
        {title}
      </Heading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="3"
        alignItems="start"
      >
        {children}
      </Grid>
    </Stack>
  );
}
