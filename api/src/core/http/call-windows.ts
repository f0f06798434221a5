/** Calls of one caller that were counted in a window of time, and for how long it stays open, ms. */
export interface CountedCalls {
  taken: number;
  msLeft: number;
}

/** Counts calls by caller, in windows that open with the first. */
export interface CallWindows {
  /** Counts `calls` more calls of a caller; `span` is how long a window lasts, ms. */
  take(key: string, calls: number, span: number): Promise<CountedCalls>;
  /** What was counted of some callers, in their order; null where no window is open. */
  read(keys: readonly string[]): Promise<(CountedCalls | null)[]>;
}

/** Callers that are remembered; those that were counted longest ago are forgotten first. */
const REMEMBERED = 20_000;

/** Keeps a map from growing: its first entry is the one that was set longest ago. */
export function forgetOldest(map: Map<string, unknown>, most: number = REMEMBERED): void {
  const [oldest] = map.keys();
  if (oldest !== undefined && map.size > most) map.delete(oldest);
}

/** Counts in this process: all there is for the embedded database, which no other process opens. */
export class LocalCallWindows implements CallWindows {
  readonly #windows = new Map<string, { taken: number; until: number }>();

  async take(key: string, calls: number, span: number): Promise<CountedCalls> {
    const now = Date.now();
    const open = this.#windows.get(key);
    const window =
      open !== undefined && open.until > now
        ? { taken: open.taken + calls, until: open.until }
        : { taken: calls, until: now + span };
    this.#windows.delete(key);
    this.#windows.set(key, window);
    forgetOldest(this.#windows);
    return { taken: window.taken, msLeft: window.until - now };
  }

  async read(keys: readonly string[]): Promise<(CountedCalls | null)[]> {
    const now = Date.now();
    return keys.map((key) => {
      const window = this.#windows.get(key);
      return window !== undefined && window.until > now
        ? { taken: window.taken, msLeft: window.until - now }
        : null;
    });
  }
}
