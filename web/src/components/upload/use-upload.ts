import { useEffect, useRef, useState } from 'react';
import type { ImportProgress } from '@assay/schema/core/csv';
import { errorText } from '@assay/schema/core/errors';
import { UploadError, type SendFile } from './send-file.ts';

export type UploadState<Answer> =
  | { phase: 'idle' }
  | { phase: 'refused'; file: File; message: string }
  /** `work`: what the server has told of the file since it arrived. */
  | { phase: 'sending'; file: File; share: number; work: ImportProgress | null }
  /** `retryable`: it broke on the way; a refusal of the file itself would only be repeated. */
  | { phase: 'failed'; file: File; message: string; retryable: boolean }
  | { phase: 'done'; file: File; answer: Answer };

export interface Upload<Answer> {
  state: UploadState<Answer>;
  start: (file: File) => void;
  /** Sends the same file again after it broke. */
  retry: () => void;
  cancel: () => void;
  reset: () => void;
}

interface UploadOptions<Answer> {
  send: SendFile<Answer>;
  /** Why a file must not be sent at all, or null. */
  check: (file: File) => string | null;
  onDone?: (answer: Answer, file: File) => void;
}

/** One upload at a time: choose, check, send with progress, cancel, and try again when it broke. */
export function useUpload<Answer>({ send, check, onDone }: UploadOptions<Answer>): Upload<Answer> {
  const [state, setState] = useState<UploadState<Answer>>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (file: File): Promise<void> => {
    const abort = new AbortController();
    running.current = abort;
    setState({ phase: 'sending', file, share: 0, work: null });
    try {
      const answer = await send(file, {
        signal: abort.signal,
        onProgress: (share) =>
          setState((now) => (now.phase === 'sending' ? { ...now, share } : now)),
        onWork: (work) => setState((now) => (now.phase === 'sending' ? { ...now, work } : now)),
      });
      if (abort.signal.aborted) return;
      setState({ phase: 'done', file, answer });
      onDone?.(answer, file);
    } catch (error) {
      if (abort.signal.aborted) return;
      const refusal = error instanceof UploadError ? error : null;
      const message = refusal?.message ?? errorText('INTERNAL_ERROR');
      const retryable = refusal === null || refusal.status === 0 || refusal.status >= 500;
      setState({ phase: 'failed', file, message, retryable });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };

  return {
    state,
    start: (file) => {
      running.current?.abort();
      const message = check(file);
      if (message === null) void run(file);
      else setState({ phase: 'refused', file, message });
    },
    retry: () => {
      if (state.phase === 'failed') void run(state.file);
    },
    cancel: stop,
    reset: stop,
  };
}
