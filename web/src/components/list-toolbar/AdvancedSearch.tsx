import { Button } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import type { ListSpec } from '@assay/schema/core/list';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import type { AnyTextFilter } from './list-filter.ts';

/** Lists load without forms; this one comes when somebody reaches for it. */
const Dialog = lazyDialog(
  async () => (await import('./AdvancedSearchDialog.tsx')).AdvancedSearchDialog,
);

interface AdvancedSearchProps {
  filters: readonly AnyTextFilter[];
  /** Of the list that is searched. */
  spec: ListSpec;
}

/** A search by several fields at once, in a dialog. It is applied as a whole, when every field is valid. */
export function AdvancedSearch({ filters, spec }: AdvancedSearchProps) {
  const url = useListUrl(spec);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        fontWeight="normal"
        aria-haspopup="dialog"
        onPointerEnter={Dialog.ahead}
        onFocus={Dialog.ahead}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal size={16} aria-hidden /> Advanced search
      </Button>
      <Dialog of={isOpen ? { filters, url } : null} onClose={() => setOpen(false)} />
    </>
  );
}
