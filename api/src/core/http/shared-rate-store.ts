import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { forgetOldest, type CallWindows } from './call-windows.ts';

/** A part of a limit that a process takes at a time: what several processes may be off by, each. */
const SHARES = 20;

interface Entry {
  /** Number of the last call among those of all processes, as far as this one knows. */
  number: number;
  /** Up to which number calls may go on without asking. */
  reserved: number;
  /** Calls that were counted nowhere else yet. */
  uncounted: number;
  /** When the window ends, ms. */
  until: number;
  pending: Promise<void> | null;
}

/**
 * Numbers the calls of callers over all processes that count in the same windows. A limit is given out in shares of
 * a twentieth: the first is not counted elsewhere, so that whoever stays below asks nobody, and each further one is
 * one statement. Limits of fewer than 40 calls are counted one by one.
 */
export class SharedCalls {
  readonly #windows: CallWindows;
  readonly #entries = new Map<string, Entry>();

  constructor(windows: CallWindows) {
    this.#windows = windows;
  }

  /** The number of this call in the caller's window of `span` ms, and what is left of that; over `max` it is too many. */
  async count(key: string, span: number, max: number): Promise<{ current: number; ttl: number }> {
    const share = Math.max(1, Math.floor(max / SHARES));
    for (;;) {
      const entry = this.#entryOf(key, span, share > 1 ? share : 0);
      const ttl = Math.max(1, entry.until - Date.now());
      if (entry.number < entry.reserved) {
        entry.number += 1;
        return { current: entry.number, ttl };
      }
      if (entry.number >= max) return { current: max + 1, ttl };
      entry.pending ??= this.#reserve(entry, { key, span, share });
      await entry.pending;
    }
  }

  #entryOf(key: string, span: number, free: number): Entry {
    const now = Date.now();
    const known = this.#entries.get(key);
    if (known !== undefined && known.until > now) return known;
    const entry = { number: 0, reserved: free, uncounted: free, until: now + span, pending: null };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    forgetOldest(this.#entries);
    return entry;
  }

  async #reserve(
    entry: Entry,
    { key, span, share }: { key: string; span: number; share: number },
  ): Promise<void> {
    try {
      const { taken, msLeft } = await this.#windows.take(key, share + entry.uncounted, span);
      entry.number = taken - share;
      entry.reserved = taken;
      entry.uncounted = 0;
      entry.until = Date.now() + msLeft;
    } catch {
      /* Whoever keeps the limits is away. The call meets that by itself; here it counts for this process alone. */
      entry.reserved += share;
      entry.uncounted += share;
    } finally {
      entry.pending = null;
    }
  }
}

/** A store of @fastify/rate-limit that counts over all processes; each route by itself, as its own store does. */
export function sharedRateStore(calls: SharedCalls): FastifyRateLimitStoreCtor {
  return class Store {
    readonly #route: string;

    constructor(_options: object, route = '') {
      this.#route = route;
    }

    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      span: number,
      max: number,
    ): void {
      void calls
        .count(`${this.#route} ${key}`, span, max)
        .then((result) => answer(null, result), answer);
    }

    child(options: object): Store {
      const { routeInfo } = options as { routeInfo?: { method?: unknown; url?: unknown } };
      return new Store(options, `${String(routeInfo?.method)} ${String(routeInfo?.url)}`);
    }
  };
}
