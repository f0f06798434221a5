import { Button, Span, Spinner } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ActionMenu } from '../data-table/ActionMenu.tsx';
import type { ListFile } from '../list-file/save-list-file.ts';

interface ExportMenuProps extends ListFile {
  /** There is nothing to export. */
  disabled: boolean;
}

const formats = [
  { id: 'csv', label: 'CSV' },
  { id: 'xlsx', label: 'Excel (XLSX)' },
] as const;

/** "Export": all rows of a list as a file, narrowed and sorted as it is on the screen. */
export function ExportMenu({ disabled, ...file }: ExportMenuProps) {
  const [busy, setBusy] = useState(false);
  const save = async (format: (typeof formats)[number]['id']): Promise<void> => {
    if (busy) return;
    setBusy(true);
    // Lists are opened far more often than saved.
    const { saveListFile } = await import('../list-file/save-list-file.ts');
    await saveListFile(file, format);
    setBusy(false);
  };
  return (
    <ActionMenu
      trigger={
        <Button
          variant="outline"
          colorPalette="gray"
          size="xs"
          aria-label={busy ? `Exporting ${file.title}` : 'Export'}
          // Not disabled meanwhile: it has the focus.
          aria-busy={busy}
          disabled={disabled}
        >
          {busy ? <Spinner size="xs" /> : <Download size={16} aria-hidden />}{' '}
          <Span hideBelow="md">Export</Span>
        </Button>
      }
      actions={formats.map(({ id, label }) => ({ id, label, onSelect: () => void save(id) }))}
    />
  );
}
