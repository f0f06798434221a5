import { useEffect, useRef, useState } from 'react';
import { UploadError, type SendOptions } from './send-file.ts';

/** Where one of several files is on its way. */
export type QueuedState =
  | { phase: 'waiting' }
  | { phase: 'sending'; share: number }
  /** `retryable`: sending it again may do; else it only helps to choose another file. */
  | { phase: 'failed'; message: string; retryable: boolean };

export interface QueuedFile {
  key: number;
  file: File;
  title: string;
  state: QueuedState;
}

/** A file that did not arrive. */
export class DeliveryError extends Error {
  override readonly name = 'DeliveryError';
  /** The connection is gone: those behind it would fail as well. */
  readonly isOffline: boolean;
  readonly retryable: boolean;

  constructor(message: string, why: 'offline' | 'retryable' | 'final') {
    super(message);
    this.isOffline = why === 'offline';
    this.retryable = why !== 'final';
  }
}

/** What a sender failed with; null for what nobody can say more about. A refusal of the server is final, its outage is not. */
function deliveryErrorOf(error: unknown): DeliveryError | null {
  if (error instanceof UploadError)
    return new DeliveryError(
      error.message,
      error.status === 0 || error.status >= 500 ? 'retryable' : 'final',
    );
  return error instanceof DeliveryError ? error : null;
}

/** Brings one file to its place. @throws DeliveryError or UploadError */
export type Deliver = (
  entry: Pick<QueuedFile, 'file' | 'title'>,
  options: SendOptions,
) => Promise<void>;

interface QueueOptions {
  /** Why a file must not be sent at all, or null. */
  check: (file: File) => string | null;
  titleOf: (file: File) => string;
  deliver: Deliver;
  /** One file has arrived; it has left the queue. */
  onDelivered: () => void;
}

export interface UploadQueue {
  entries: readonly QueuedFile[];
  isSending: boolean;
  add: (files: readonly File[]) => void;
  rename: (key: number, title: string) => void;
  /** Takes a file out, also one that is on its way. */
  remove: (key: number) => void;
  /** Sends all that can be sent, one after the other. */
  send: () => Promise<void>;
}

let lastKey = 0;

export const canBeSent = ({ state }: QueuedFile): boolean =>
  state.phase === 'waiting' || (state.phase === 'failed' && state.retryable);

/**
 * Several files on their way, each with its own title, progress and refusal. What has arrived leaves the queue;
 * the rest stays, whatever happens: a lost connection ends the sending, and `send` goes on with what is left.
 */
export function useUploadQueue({
  check,
  titleOf,
  deliver,
  onDelivered,
}: QueueOptions): UploadQueue {
  const [entries, setEntries] = useState<readonly QueuedFile[]>([]);
  const [isSending, setSending] = useState(false);
  /** The newest entries, for the loop below, which lives longer than a render. */
  const now = useRef(entries);
  const running = useRef<{ key: number; abort: AbortController } | null>(null);
  useEffect(() => () => running.current?.abort.abort(), []);

  const change = (next: (before: readonly QueuedFile[]) => readonly QueuedFile[]): void => {
    now.current = next(now.current);
    setEntries(now.current);
  };
  const put = (key: number, values: Partial<QueuedFile>): void =>
    change((all) => all.map((each) => (each.key === key ? { ...each, ...values } : each)));
  const remove = (key: number): void => {
    change((all) => all.filter((each) => each.key !== key));
    if (running.current?.key === key) running.current.abort.abort();
  };

  /** @returns whether the next one may be tried */
  const sendOne = async ({ key, file, title }: QueuedFile): Promise<boolean> => {
    const abort = new AbortController();
    running.current = { key, abort };
    put(key, { state: { phase: 'sending', share: 0 } });
    try {
      await deliver(
        { file, title },
        {
          signal: abort.signal,
          onProgress: (share) => put(key, { state: { phase: 'sending', share } }),
        },
      );
      running.current = null;
      remove(key);
      onDelivered();
      return true;
    } catch (error) {
      running.current = null;
      const failure = deliveryErrorOf(error);
      const message = failure?.message ?? '';
      put(key, { state: { phase: 'failed', message, retryable: failure?.retryable ?? true } });
      return failure?.isOffline !== true;
    }
  };

  return {
    entries,
    isSending,
    add: (files) =>
      change((all) => [
        ...all,
        ...files.map((file): QueuedFile => {
          const message = check(file);
          return {
            key: (lastKey += 1),
            file,
            title: titleOf(file),
            state:
              message === null
                ? { phase: 'waiting' }
                : { phase: 'failed', message, retryable: false },
          };
        }),
      ]),
    rename: (key, title) => put(key, { title }),
    remove,
    send: async () => {
      if (running.current !== null) return;
      setSending(true);
      const asked = now.current.filter(canBeSent).map(({ key }) => key);
      for (const key of asked) {
        const entry = now.current.find((each) => each.key === key);
        // oxlint-disable-next-line no-await-in-loop
        if (entry && canBeSent(entry) && !(await sendOne(entry))) break;
      }
      setSending(false);
    },
  };
}
