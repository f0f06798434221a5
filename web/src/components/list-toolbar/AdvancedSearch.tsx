import { Button } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ListSpec } from '@assay/schema/core/list';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import type { AnyTextFilter } from './list-filter.ts';

/** Lists load without forms; this one comes when somebody reaches for it. */
const dialog = async () => ({
  default: (await import('./AdvancedSearchDialog.tsx')).AdvancedSearchDialog,
});
const LazyDialog = lazy(dialog);

interface AdvancedSearchProps {
  filters: readonly AnyTextFilter[];
  /** Of the list that is searched. */
  spec: ListSpec;
}

/** A search by several fields at once, in a dialog. It is applied as a whole, when every field is valid. */
export function AdvancedSearch({ filters, spec }: AdvancedSearchProps) {
  const url = useListUrl(spec);
  const [wasOpened, setWasOpened] = useState(false);
  const [open, setOpen] = useState(false);
  const prefetch = (): void => void dialog().catch(() => {});
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        fontWeight="normal"
        aria-haspopup="dialog"
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
      >
        <SlidersHorizontal size={16} aria-hidden /> Advanced search
      </Button>
      {wasOpened && (
        <Suspense>
          <LazyDialog filters={filters} url={url} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
