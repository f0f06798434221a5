import { useEffect, useState } from 'react';
import { fetchFile } from '../../lib/files/download.ts';

interface FileSource {
  /** Address of the file in memory; null while it is on its way. */
  source: string | null;
  /** Why it did not arrive. */
  failure: string | null;
  retry: () => void;
}

type Outcome = { of: number } & ({ source: string } | { failure: string });

/** Reads a file under the session of this browser and keeps it in memory while it is shown. */
export function useFileSource(url: string, contentType: string): FileSource {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    let made: string | null = null;
    const read = async (): Promise<void> => {
      try {
        const { blob } = await fetchFile(url, abort.signal);
        if (abort.signal.aborted) return;
        // The kind that the record says, and no other, whatever came.
        made = URL.createObjectURL(new Blob([blob], { type: contentType }));
        setOutcome({ of: attempt, source: made });
      } catch (error) {
        if (abort.signal.aborted) return;
        setOutcome({ of: attempt, failure: error instanceof Error ? error.message : '' });
      }
    };
    void read();
    return () => {
      abort.abort();
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [url, contentType, attempt]);
  const current = outcome?.of === attempt ? outcome : null;
  return {
    source: current !== null && 'source' in current ? current.source : null,
    failure: current !== null && 'failure' in current ? current.failure : null,
    retry: () => setAttempt(attempt + 1),
  };
}
