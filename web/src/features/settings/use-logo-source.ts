import { useEffect, useState } from 'react';

interface LogoSource {
  /** Address to show the image of a file id at. */
  sourceOf: (id: string | undefined) => string | null;
  /** Remembers an uploaded image, which has no public address before it is saved. */
  keep: (id: string, file: File) => void;
}

/** Where the images of the saved logo and of those uploaded meanwhile are. */
export function useLogoSource(
  saved: { readonly id: string; readonly uri: string } | null,
): LogoSource {
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(
    () => () => {
      for (const url of kept.values()) URL.revokeObjectURL(url);
    },
    [kept],
  );
  return {
    sourceOf: (id) => {
      if (id === undefined || id === '') return null;
      return id === saved?.id ? saved.uri : (kept.get(id) ?? null);
    },
    keep: (id, file) => setKept(new Map([[id, URL.createObjectURL(file)]])),
  };
}
