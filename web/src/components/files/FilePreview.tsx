import { Skeleton } from '@chakra-ui/react';
import { FileView, shownAs } from './FileView.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import { useFileSource } from './use-file-source.ts';

interface FilePreviewProps {
  /** Where its bytes are read under the session. */
  url: string;
  title: string;
  contentType: string;
}

/** A stored file in the page: images, and PDFs where the browser has a reader of them (ADR 76). */
export function FilePreview(file: FilePreviewProps) {
  // What is not shown is not fetched.
  if (shownAs(file.contentType) === null) return <FileView {...file} source="" />;
  return <Shown {...file} />;
}

function Shown({ title, contentType, url }: FilePreviewProps) {
  const { source, failure, retry } = useFileSource(url, contentType);
  if (failure !== null) return <ErrorState message={failure} onRetry={retry} />;
  if (source === null) return <Skeleton height="30rem" aria-label="Loading the document" />;
  return <FileView title={title} contentType={contentType} source={source} />;
}
