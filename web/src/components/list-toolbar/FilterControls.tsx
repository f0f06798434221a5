import { Button } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { FilterControl } from './FilterControl.tsx';
import type { AnyListFilter } from './list-filter.ts';

/** Few lists have more filters than fit; only they load what holds the rest. */
const MoreFilters = lazy(async () => ({
  default: (await import('../more-filters/MoreFilters.tsx')).MoreFilters,
}));

/** Keeps the room of the button that is on its way. */
const Loading = () => (
  <Button size="sm" variant="outline" fontWeight="normal" visibility="hidden" aria-hidden disabled>
    More filters
  </Button>
);

/** Controls of a list's filters: those in sight, and one button for those that are asked for less. */
export function FilterControls({
  filters,
  url,
}: {
  filters: readonly AnyListFilter[];
  url: ListUrl;
}) {
  const more = filters.filter((filter) => filter.more);
  return (
    <>
      {filters
        .filter((filter) => !filter.more)
        .map((filter) => (
          <FilterControl key={filter.field} filter={filter} url={url} />
        ))}
      {more.length > 0 && (
        <Suspense fallback={<Loading />}>
          <MoreFilters filters={more} url={url} />
        </Suspense>
      )}
    </>
  );
}
