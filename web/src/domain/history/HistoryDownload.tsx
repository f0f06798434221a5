import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListFilter } from '@assay/schema/core/list';
import { historyList } from '@assay/schema/history/history.list';
import { download } from '../../lib/files/download.ts';
import { readListState } from '../../lib/list-url/list-state.ts';
import { toastError } from '../../lib/toasts.ts';

/** Saves what the filters of the address find as CSV; `more` is what holds beside them. */
export function HistoryDownload({ more = [] }: { more?: readonly ListFilter[] }) {
  const { search } = useLocation();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const { filters } = readListState(historyList, new URLSearchParams(search));
    const query = formatListQuery({ filters: [...filters, ...more] });
    await download(`/download/history?${query}`, 'History.csv').catch((error: unknown) =>
      toastError(error instanceof Error ? error.message : 'Error while downloading the history.'),
    );
    setBusy(false);
  };
  return (
    <Button
      size="sm"
      variant="outline"
      colorPalette="gray"
      loading={busy}
      loadingText="Download CSV"
      onClick={() => void save()}
    >
      <Download size={16} aria-hidden /> Download CSV
    </Button>
  );
}
