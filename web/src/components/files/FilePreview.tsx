import { chakra, Skeleton } from '@chakra-ui/react';
import { FileText } from 'lucide-react';
import { ErrorState } from '../page/ErrorState.tsx';
import { PageMessage } from '../page/PageMessage.tsx';
import { useFileSource } from './use-file-source.ts';

interface FilePreviewProps {
  /** Where its bytes are read under the session. */
  url: string;
  title: string;
  contentType: string;
}

const images: ReadonlySet<string> = new Set(['image/jpeg', 'image/png']);

/** How a kind of file is shown in the page; null for one that is downloaded only. */
function shownAs(contentType: string): 'image' | 'pdf' | null {
  if (images.has(contentType)) return 'image';
  return contentType === 'application/pdf' && navigator.pdfViewerEnabled ? 'pdf' : null;
}

const Paper = chakra('iframe', {
  base: { width: '100%', height: 'max(30rem, calc(100dvh - 14rem))', borderWidth: '1px' },
});
const Picture = chakra('img', {
  base: { maxWidth: '100%', height: 'auto', borderWidth: '1px', bg: 'white' },
});

/** A file in the page: images, and PDFs where the browser has a reader of them (ADR 76). */
export function FilePreview(file: FilePreviewProps) {
  const kind = shownAs(file.contentType);
  return kind === null ? (
    <PageMessage
      icon={<FileText size={20} />}
      title="This document cannot be shown here. Download it to read it."
    />
  ) : (
    <Shown {...file} kind={kind} />
  );
}

function Shown({ title, contentType, kind, url }: FilePreviewProps & { kind: 'image' | 'pdf' }) {
  const { source, failure, retry } = useFileSource(url, contentType);
  if (failure !== null) return <ErrorState message={failure} onRetry={retry} />;
  if (source === null) return <Skeleton height="30rem" aria-label="Loading the document" />;
  return kind === 'image' ? (
    <Picture src={source} alt={title} />
  ) : (
    <Paper src={source} title={title} />
  );
}
