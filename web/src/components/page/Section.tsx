import { Box, Grid, Heading, Text } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** What these values are used for; stands below the title. */
  hint?: ReactNode;
  children: ReactNode;
}

/**
 * One section of a form or of a detail page: title and hint at the left, its content at the right.
 * Sections that follow each other are divided by a line.
 */
export function Section({ title, hint, children }: SectionProps) {
  const titleId = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={titleId}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'var(--section-head, 15rem) minmax(0, 1fr)' }}
      columnGap="var(--section-gap, {spacing.4})"
      rowGap="3"
      paddingY="5"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <Box>
        <Heading as="h2" id={titleId} textStyle="lg" fontWeight="semibold">
          {title}
        </Heading>
        {hint !== undefined && (
          <Text textStyle="sm" color="fg.muted" marginTop="1">
            {hint}
          </Text>
        )}
      </Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        {children}
      </Grid>
    </Grid>
  );
}
