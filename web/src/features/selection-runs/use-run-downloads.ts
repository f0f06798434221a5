import { useState } from 'react';
import { formatUsDate } from '../../components/form/us-date.ts';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import { runFiles } from './run-files.ts';

const FAILED = 'Error while downloading result. Please try again later.';

/** One file of a run, as its button or entry offers it. */
export interface RunDownload {
  url: string;
  label: string;
  /** It is on its way. */
  busy: boolean;
  save: () => void;
}

/** Files of a run: whom it selected, and what proves the draw. One is saved at a time; a failure is told in a toast. */
export function useRunDownloads({ id, runDate }: { id: string; runDate: string }) {
  const [saving, setSaving] = useState<string | null>(null);
  // `2026-01-05` stamps a file as `01-05-2026` (C s7, s9): names of files take no slashes.
  const stamp = formatUsDate(runDate).replaceAll('/', '-');

  const save = async (url: string, name: string): Promise<void> => {
    if (saving !== null) return;
    setSaving(url);
    await download(url, name).catch(() => toastError(FAILED));
    setSaving(null);
  };
  const file = (url: string, label: string, name: string): RunDownload => ({
    url,
    label,
    busy: saving === url,
    save: () => void save(url, name),
  });
  const results = `Run @ ${stamp} Results`;
  const certificate = `Certificate Run ${id} @ ${stamp}`;
  return {
    pdf: file(runFiles.resultsPdf(id), 'Download PDF', `${results}.pdf`),
    csv: file(runFiles.results(id), 'Download CSV', `${results}.csv`),
    certificate: file(runFiles.certificate(id), 'Download certificate', `${certificate}.json`),
    certificatePdf: file(
      runFiles.certificatePdf(id),
      'Download certificate as PDF',
      `${certificate}.pdf`,
    ),
  };
}
export type RunDownloads = ReturnType<typeof useRunDownloads>;
