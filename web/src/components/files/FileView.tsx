import { Box, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { FileText, ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { PageMessage } from '../page/PageMessage.tsx';

const images: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** How a kind of file is shown in the page; null for one that is downloaded only. */
export function shownAs(contentType: string): 'image' | 'pdf' | null {
  if (images.has(contentType)) return 'image';
  return contentType === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}

const Paper = chakra('iframe', {
  base: { width: '100%', height: 'max(30rem, calc(100dvh - 14rem))', borderWidth: '1px' },
});
const Picture = chakra('img', {
  base: { maxWidth: 'none', height: 'auto', bg: 'white' },
});

const zooms = [100, 150, 200, 300] as const;

interface FileViewProps {
  title: string;
  contentType: string;
  /** Address of the file in memory. */
  source: string;
}

/** A file in the page: images with a zoom, by buttons and by + and -, and PDFs in the reader of the browser (ADR 76). */
export function FileView({ title, contentType, source }: FileViewProps) {
  const kind = shownAs(contentType);
  if (kind === null)
    return (
      <PageMessage
        icon={<FileText size={20} />}
        title="This document cannot be shown here. Download it to read it."
      />
    );
  return kind === 'pdf' ? (
    <Paper src={source} title={title} />
  ) : (
    <ZoomedPicture source={source} title={title} />
  );
}

function ZoomedPicture({ source, title }: Pick<FileViewProps, 'source' | 'title'>) {
  const [at, setAt] = useState(0);
  const zoom = zooms[at] ?? 100;
  const step = (by: number): void => setAt(Math.min(zooms.length - 1, Math.max(0, at + by)));
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = { '+': 1, '=': 1, '-': -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    step(by);
  };
  return (
    <Box>
      <Flex align="center" justify="flex-end" gap="1" marginBottom="1">
        <Text textStyle="xs" color="fg.muted" marginEnd="1" role="status">
          {zoom}%
        </Text>
        <IconButton
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label="Zoom out"
          disabled={at === 0}
          onClick={() => step(-1)}
        >
          <ZoomOut size={14} aria-hidden />
        </IconButton>
        <IconButton
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-label="Zoom in"
          disabled={at === zooms.length - 1}
          onClick={() => step(1)}
        >
          <ZoomIn size={14} aria-hidden />
        </IconButton>
      </Flex>
      <Box
        role="group"
        aria-label={`${title}; zoom with plus and minus`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        overflow="auto"
        maxHeight="max(30rem, calc(100dvh - 14rem))"
        borderWidth="1px"
      >
        <Picture src={source} alt={title} style={{ width: `${zoom}%` }} />
      </Box>
    </Box>
  );
}
