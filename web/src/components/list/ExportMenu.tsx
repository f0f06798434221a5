import { Button, Span } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { formatListQuery } from '@assay/schema/core/list-query';
import type { ListFilter } from '@assay/schema/core/list';
import { download } from '../../lib/files/download.ts';
import type { ListState } from '../../lib/list-url/list-state.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { ActionMenu } from '../data-table/ActionMenu.tsx';

interface ExportMenuProps {
  /** Where the report of the list is: `companies` for `/api/companies/report`. */
  report: string;
  title: string;
  /** Search, filters and order that are in force. */
  state: ListState;
  within?: readonly ListFilter[] | undefined;
  params?: Readonly<Record<string, string>> | undefined;
  /** The documented sentence for a failure, over what the failure says of itself. */
  failed?: string | undefined;
  /** There is nothing to export. */
  disabled: boolean;
}

const formats = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel (XLSX)' },
] as const;

/** "Export": all rows of a list as a file, narrowed and sorted as it is on the screen. */
export function ExportMenu({
  report,
  title,
  state,
  within = [],
  params = {},
  failed,
  disabled,
}: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const save = async (format: (typeof formats)[number]['id']): Promise<void> => {
    setBusy(true);
    const { q, sortBy, sortOrder, filters } = state;
    const asked = formatListQuery({ q, sortBy, sortOrder, filters: [...filters, ...within] });
    const more = new URLSearchParams({ ...params, format }).toString();
    try {
      await download(`/download/${report}/report?${asked}&${more}`, `${title}.${format}`);
      toastSuccess(`${title} exported.`);
    } catch (error) {
      toastError(
        failed ?? (error instanceof Error ? error.message : 'Error while exporting the list.'),
      );
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionMenu
      trigger={
        <Button
          variant="outline"
          colorPalette="gray"
          size="xs"
          aria-label={busy ? `Exporting ${title}` : 'Export'}
          loading={busy}
          disabled={disabled}
        >
          <Download size={16} aria-hidden /> <Span hideBelow="md">Export</Span>
        </Button>
      }
      actions={formats.map(({ id, label }) => ({ id, label, onSelect: () => void save(id) }))}
    />
  );
}
