import { useEffect, useState } from 'react';
import { fetchFile } from '../../lib/files/download.ts';

/** Images of what was signed on this page, by their file ids: nothing is fetched that was just sent. */
const sent = new Map<string, Blob>();

export const rememberSignature = (id: string, image: Blob): void => void sent.set(id, image);

interface Shown {
  id: string;
  /** Address of the image in this page; null when the file is not there any more. */
  url: string | null;
}

/** The image of an applied signature; one that was signed before the page was opened is fetched. */
export function useAppliedSignature(id: string): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    if (id === '') return;
    const abort = new AbortController();
    let url: string | null = null;
    const show = async (): Promise<void> => {
      const image = sent.get(id) ?? (await fetchFile(`/files/${id}`, abort.signal)).blob;
      if (abort.signal.aborted) return;
      url = URL.createObjectURL(image);
      setShown({ id, url });
    };
    show().catch(() => {
      if (!abort.signal.aborted) setShown({ id, url: null });
    });
    return () => {
      abort.abort();
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id]);
  return shown?.id === id ? shown : null;
}
