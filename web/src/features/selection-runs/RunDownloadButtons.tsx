import { Button } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import type { RunDownload } from './use-run-downloads.ts';

/** What a run hands out of its results (C s2). */
export const RunDownloadButtons = ({ files }: { files: readonly RunDownload[] }) =>
  files.map(({ url, label, busy, save }) => (
    <Button
      key={url}
      size="sm"
      variant="outline"
      colorPalette="gray"
      loading={busy}
      loadingText={label}
      onClick={save}
    >
      <Download size={16} aria-hidden /> {label}
    </Button>
  ));
