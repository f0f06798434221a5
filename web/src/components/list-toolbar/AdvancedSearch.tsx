import { SlidersHorizontal } from 'lucide-react';
import type { ListSpec } from '@assay/schema/core/list';
import { useListUrl } from '../../lib/list-url/use-list-url.ts';
import { lazyDialog } from '../dialogs/lazy-dialog.tsx';
import { DialogButton } from './DialogButton.tsx';
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
  return (
    <DialogButton
      dialog={Dialog}
      of={{ filters, url }}
      icon={SlidersHorizontal}
      label="Advanced search"
    />
  );
}
