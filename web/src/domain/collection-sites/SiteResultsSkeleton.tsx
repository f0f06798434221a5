import { Skeleton, Stack } from '@chakra-ui/react';

/** The list while it is on its way. */
export const SiteResultsSkeleton = () => (
  <Stack gap="3" aria-busy="true" aria-label="Searching" role="status" data-skeleton>
    {['one', 'two', 'three', 'four'].map((each) => (
      <Skeleton key={each} height="28" width={{ base: 'full', lg: '28rem' }} borderRadius="l3" />
    ))}
  </Stack>
);
