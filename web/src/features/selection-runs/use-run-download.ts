import { useState } from 'react';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';

const FAILED = 'Error while downloading result. Please try again later.';

/** Saves a file of a run, one at a time; a failure is told in a toast. */
export function useRunDownload() {
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (url: string, otherName: string): Promise<void> => {
    if (busy !== null) return;
    setBusy(url);
    await download(url, otherName).catch(() => toastError(FAILED));
    setBusy(null);
  };
  return { busy, save };
}
