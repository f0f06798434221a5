interface Bulkhead {
  running: number;
  waiting: (() => void)[];
}

/** More wait already than can be served in good time. */
export class Overloaded extends Error {
  override name = 'Overloaded';
}

/**
 * Keeps what is slow from taking everything: of each kind of work no more than `most` run at a time and `waiting` wait for
 * them; others are refused at once.
 */
export class Bulkheads {
  readonly #kinds = new Map<string, Bulkhead>();
  readonly #most: number;
  readonly #waiting: number;

  constructor({ most, waiting }: { most: number; waiting: number }) {
    this.#most = most;
    this.#waiting = waiting;
  }

  /**
   * Runs `work` when there is room for its kind.
   * @throws Overloaded, or what `work` throws
   */
  async run<T>(kind: string, work: () => Promise<T>): Promise<T> {
    const bulkhead = this.#of(kind);
    if (bulkhead.running < this.#most) bulkhead.running += 1;
    else {
      if (bulkhead.waiting.length >= this.#waiting)
        throw new Overloaded(`Too many wait for ${kind}.`);
      await new Promise<void>((enter) => bulkhead.waiting.push(enter));
    }
    try {
      return await work();
    } finally {
      /* The place goes to who waits longest, so that nobody comes in between. */
      const next = bulkhead.waiting.shift();
      if (next) next();
      else bulkhead.running -= 1;
    }
  }

  #of(kind: string): Bulkhead {
    const found = this.#kinds.get(kind);
    if (found) return found;
    const made = { running: 0, waiting: [] };
    this.#kinds.set(kind, made);
    return made;
  }
}
