import { Button } from '@chakra-ui/react';
import { lazy, Suspense, type ReactNode } from 'react';
import type { ListUrl } from '../../lib/list-url/use-list-url.ts';
import { useIsPhone } from '../../lib/theme/use-is-phone.ts';
import { FilterControl } from './FilterControl.tsx';
import type { AnyListFilter } from './list-filter.ts';

/** On a desk few lists have more filters than fit; only they load what holds the rest. */
const MoreFilters = lazy(async () => ({
  default: (await import('../more-filters/MoreFilters.tsx')).MoreFilters,
}));

/** Keeps the room of the button that is on its way. */
const Loading = () => (
  <Button size="xs" variant="outline" fontWeight="normal" visibility="hidden" aria-hidden disabled>
    More filters
  </Button>
);

interface FilterControlsProps {
  filters: readonly AnyListFilter[];
  url: ListUrl;
  /** Control of the sort; it goes with the filters where all of them stand behind one button. */
  sort: ReactNode;
}

/**
 * Controls of a list's filters: those in sight, and one button for those that are asked for less. On a phone, where
 * the list is the page, all of them and the sort stand behind that button.
 */
export function FilterControls({ filters, url, sort }: FilterControlsProps) {
  const isPhone = useIsPhone();
  const behind = filters.filter(({ more }) => isPhone || more);
  return (
    <>
      {filters
        .filter((filter) => !behind.includes(filter))
        .map((filter) => (
          <FilterControl key={filter.field} filter={filter} url={url} />
        ))}
      {(isPhone || behind.length > 0) && (
        <Suspense fallback={<Loading />}>
          <MoreFilters filters={behind} url={url} sort={sort} />
        </Suspense>
      )}
    </>
  );
}
