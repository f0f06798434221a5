import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { ListSpec } from '@assay/schema/core/list';

const SavedViews = lazy(async () => ({
  default: (await import('../saved-views/SavedViews.tsx')).SavedViews,
}));

/** The saved views of a list; they are loaded behind it, into a place of their size. */
export const ListViews = (props: { list: string; spec: ListSpec }) => (
  <Suspense fallback={<Box width={{ base: '11', md: '9' }} />}>
    <SavedViews {...props} />
  </Suspense>
);
