import type { Dispatcher } from 'undici';
import type { UpstreamAnswer } from './rest-client.ts';
import type { Timed } from './deadlines.ts';

/** A proxy in between may answer HTML when it refuses; its status still tells what happened. */
const parsed = (text: string, status: number): unknown => {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (status >= 400) return null;
    throw error;
  }
};

/** One call under way, as undici tells of it: without the stream that `request` would make for a text. */
export class UpstreamCall implements Dispatcher.DispatchHandler, Timed {
  readonly signal: AbortSignal | undefined;
  readonly #resolve: (answer: UpstreamAnswer) => void;
  readonly #reject: (reason: Error) => void;
  readonly #chunks: Buffer[] = [];
  #status = 0;
  #controller: Dispatcher.DispatchController | undefined;
  #aborted: Error | undefined;

  constructor(
    signal: AbortSignal | undefined,
    resolve: (answer: UpstreamAnswer) => void,
    reject: (reason: Error) => void,
  ) {
    this.signal = signal;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  /** Whether it was ended before it began. */
  get isOver(): boolean {
    return this.#aborted !== undefined || this.signal?.aborted === true;
  }

  abort(reason: Error): void {
    this.#aborted = reason;
    this.#controller?.abort(reason);
    this.#reject(reason);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#aborted) controller.abort(this.#aborted);
  }

  onResponseStart(_controller: Dispatcher.DispatchController, status: number): void {
    this.#status = status;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    const [first] = this.#chunks;
    const bytes = this.#chunks.length > 1 ? Buffer.concat(this.#chunks) : first;
    const text = bytes?.toString() ?? '';
    try {
      const body = text === '' ? null : parsed(text, this.#status);
      this.#resolve({ status: this.#status, body });
    } catch (error) {
      this.#reject(error instanceof Error ? error : new Error('The answer cannot be read.'));
    }
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#reject(error);
  }
}
