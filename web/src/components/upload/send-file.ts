import { IMPORT_PROGRESS_TYPE, type ImportProgress } from '@assay/schema/core/csv';
import { errorText } from '@assay/schema/core/errors';
import type { ErrorEnvelope } from '@assay/schema/core/envelope';
import { envelopeText } from '../../lib/errors/envelope-text.ts';
import { outcomeIn, progressIn } from './import-events.ts';

/** An upload that was refused or did not arrive. `envelope` is the server's answer, null when there was none. */
export class UploadError extends Error {
  override readonly name = 'UploadError';
  readonly envelope: ErrorEnvelope | null;
  readonly status: number;

  constructor(message: string, status: number, envelope: ErrorEnvelope | null) {
    super(message);
    this.status = status;
    this.envelope = envelope;
  }
}

export interface SendOptions {
  /** Share of the bytes that are sent, 0 to 1. */
  onProgress: (share: number) => void;
  /** How far the server is with a file that has arrived; only of a sender that `tellsProgress`. */
  onWork?: (work: ImportProgress) => void;
  signal: AbortSignal;
}

/** Sends one file and answers what the server said. Rejects with `UploadError`, or with AbortError when canceled. */
export type SendFile<Answer = unknown> = (file: File, options: SendOptions) => Promise<Answer>;

interface Target {
  url: string;
  /** Name of the file's part, e.g. `logo`, `csv`, `data` (contract §0.8). */
  field: string;
  /** Parts beside the file, e.g. `title` and `docType`. */
  fields?: Readonly<Record<string, string>>;
  /** Headers at the time of sending, e.g. the session's. */
  headers: () => Record<string, string>;
  /** The call can say how far it is with the file (`importRoute`), and creates it once however often it is sent. */
  tellsProgress?: boolean;
  /** The file of an import is checked only: nothing is saved, so no try of it is remembered. */
  dryRun?: boolean;
}

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body || 'null');
  } catch {
    return null;
  }
};

/** What is wrong with the file itself says more than the sentence on top of field failures. */
function sentenceOf(status: number, envelope: ErrorEnvelope, field: string): string {
  const { errors } = envelope;
  const own = errors === undefined || 'rows' in errors ? undefined : errors[field];
  return envelopeText(status, (Array.isArray(own) ? own[0] : undefined) ?? envelope);
}

const isEnvelope = (body: unknown): body is ErrorEnvelope =>
  typeof body === 'object' && body !== null && 'message' in body;

const keys = new WeakMap<File, string>();

/** The same for each try of one file: api imports it once, also when an answer was lost on the way. */
function keyOf(file: File): string {
  const key = keys.get(file) ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
  keys.set(file, key);
  return key;
}

const addressOf = (url: string, dryRun: boolean): string =>
  dryRun ? `${url}${url.includes('?') ? '&' : '?'}dryRun=true` : url;

/** A sender to one address. `XMLHttpRequest`, because `fetch` does not report progress of what it sends. */
export const fileSender =
  <Answer>({
    url,
    field,
    fields = {},
    headers,
    tellsProgress = false,
    dryRun = false,
  }: Target): SendFile<Answer> =>
  (file, { onProgress, onWork, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const settle = (status: number, body: unknown): void => {
        if (status >= 200 && status <= 299) return resolve(body as Answer);
        const envelope = isEnvelope(body) ? body : null;
        const text = errorText(status === 0 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_ERROR');
        reject(
          new UploadError(envelope ? sentenceOf(status, envelope, field) : text, status, envelope),
        );
      };
      const isTold = (): boolean =>
        tellsProgress &&
        (request.getResponseHeader('content-type') ?? '').startsWith(IMPORT_PROGRESS_TYPE);
      request.open('POST', addressOf(url, dryRun));
      for (const [name, value] of Object.entries(headers())) request.setRequestHeader(name, value);
      if (tellsProgress) {
        request.setRequestHeader('accept', IMPORT_PROGRESS_TYPE);
        if (!dryRun) request.setRequestHeader('idempotency-key', keyOf(file));
        request.addEventListener('progress', () => {
          const work = isTold() ? progressIn(request.responseText) : null;
          if (work !== null) onWork?.(work);
        });
      }
      request.upload.addEventListener('progress', (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      });
      request.addEventListener('load', () => {
        const { status, body } = isTold()
          ? outcomeIn(request.responseText)
          : { status: request.status, body: parsed(request.responseText) };
        settle(status, body);
      });
      request.addEventListener('error', () => settle(0, null));
      request.addEventListener('abort', () => reject(new DOMException('Canceled', 'AbortError')));
      signal.addEventListener('abort', () => request.abort());

      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      form.append(field, file);
      request.send(form);
    });
