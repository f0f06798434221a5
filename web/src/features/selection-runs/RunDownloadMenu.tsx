import { Button, Menu } from '@chakra-ui/react';
import { ChevronDown, Download } from 'lucide-react';
import { PagePortal } from '../../components/page/PagePortal.tsx';
import type { RunDownload } from './use-run-downloads.ts';

interface RunDownloadMenuProps {
  /** The files of the menu. */
  files: readonly RunDownload[];
  /** One of them is on its way. */
  busy: boolean;
}

/** What a run hands out (C s2), behind one button. */
export function RunDownloadMenu({ files, busy }: RunDownloadMenuProps) {
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          loading={busy}
          loadingText="Download"
        >
          <Download size={16} aria-hidden /> Download <ChevronDown size={14} aria-hidden />
        </Button>
      </Menu.Trigger>
      <PagePortal>
        <Menu.Positioner>
          <Menu.Content minWidth="10rem">
            {files.map(({ url, label, save }) => (
              <Menu.Item key={url} value={url} onSelect={save}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </PagePortal>
    </Menu.Root>
  );
}
