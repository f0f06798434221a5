/** How often deadlines and callers are looked after, ms. */
const TICK_MS = 50;

/** A call that may take only so long, and only as long as its caller is there. */
export interface Timed {
  signal?: AbortSignal | undefined;
  /** Ends the call. */
  abort(reason: Error): void;
}

/**
 * The deadlines of all calls under one timer, which runs while there are calls: a timer and a listener for each call cost
 * as much as the call's JSON. A stretch in which this process itself stood still counts as one tick: api may have answered
 * meanwhile, or have stood still with it.
 */
export class Deadlines {
  readonly #left = new Map<Timed, number>();
  #timer: NodeJS.Timeout | undefined;

  /** Ends the call after `ms`, or soon after its caller went away, until `stop`. */
  start(call: Timed, ms: number): void {
    this.#left.set(call, Math.ceil(ms / TICK_MS));
    this.#timer ??= setInterval(() => this.#tick(), TICK_MS);
  }

  stop(call: Timed): void {
    this.#left.delete(call);
  }

  #tick(): void {
    for (const [call, left] of this.#left) {
      if (left > 1 && call.signal?.aborted !== true) {
        this.#left.set(call, left - 1);
        continue;
      }
      this.#left.delete(call);
      const isGone = call.signal?.aborted === true;
      const reason = new Error(isGone ? 'The caller has gone.' : 'The call took too long.');
      reason.name = 'AbortError';
      call.abort(reason);
    }
    if (this.#left.size > 0) return;
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
