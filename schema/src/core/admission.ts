export interface AdmissionOptions {
  /** What may be under way at a time. */
  most: number;
  /** Ends with the next round of the event loop. */
  turn(): Promise<void>;
  /** What may be under way before anything waits for those who arrive. */
  atOnce?: number;
  /** How long work waits at most for those who arrive, ms. */
  patience?: number;
}

/**
 * Admits so much work at a time and refuses the rest. Node accepts one connection in a round of its event loop: while
 * rounds are full of work, a crowd waits at the door for seconds and is neither served nor refused. So admitted work waits
 * until nobody arrives any more, and begins one after the other.
 */
export class Admission {
  readonly #options: Required<AdmissionOptions>;
  #running = 0;
  #arrivals = 0;
  #line = Promise.resolve();

  constructor(options: AdmissionOptions) {
    this.#options = { atOnce: 16, patience: 500, ...options };
  }

  /** Somebody connected. */
  arrived(): void {
    this.#arrivals += 1;
  }

  /** Whether one more is admitted; who is, has to `leave`. */
  enter(): boolean {
    if (this.#running >= this.#options.most) return false;
    this.#running += 1;
    return true;
  }

  leave(): void {
    this.#running -= 1;
  }

  /** When admitted work is to begin; null for at once. */
  turn(): Promise<void> | null {
    if (this.#running <= this.#options.atOnce) return null;
    const end = performance.now() + this.#options.patience;
    this.#line = this.#line.then(() => this.#calm(end));
    return this.#line;
  }

  async #calm(end: number): Promise<void> {
    let before;
    do {
      before = this.#arrivals;
      /* The first round may be one whose arrivals are over. */
      await this.#options.turn();
      await this.#options.turn();
    } while (this.#arrivals > before && performance.now() < end);
  }
}
