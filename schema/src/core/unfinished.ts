/** How long a connection may be open before it asks for something, to count as one that is about to, ms. */
const ASKS_MS = 1_000;
/** How long the server goes on between two looks at what is owed, ms. */
const LOOK_MS = 20;
/** Looks one after the other at which nothing may run and nobody may have come, until all is done. */
const CALM_LOOKS = 3;

/** What tells when it is over: a connection, or the answer of a request. */
interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

const sleep = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_MS));

/**
 * What a server that is to stop still owes an answer: requests that run, connections whose request is on its way, and
 * those that wait at the door. Node accepts one connection in a round of its event loop and says nothing of the line
 * behind it; so nothing is left only when nobody came for several rounds.
 */
export class Unfinished {
  readonly #running = new Set<object>();
  readonly #silent = new Map<object, number>();
  readonly #now: () => number;
  #arrivals = 0;

  /** `now` in ms. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Somebody connected. */
  arrived(connection: Closing): void {
    this.#arrivals += 1;
    this.#silent.set(connection, this.#now());
    connection.once('close', () => this.#silent.delete(connection));
  }

  /** A request came over a connection; it runs until its answer is over. */
  begun(answer: Closing, connection: object): void {
    this.#silent.delete(connection);
    this.#running.add(answer);
    answer.once('close', () => this.#running.delete(answer));
  }

  #isOwed(): boolean {
    const since = this.#now() - ASKS_MS;
    return this.#running.size > 0 || [...this.#silent.values()].some((at) => at > since);
  }

  /** Ends once nothing is owed any more, after `patience` ms at most; `pause` lets the server go on for some ms. */
  async done(patience: number, pause: () => Promise<unknown> = sleep): Promise<void> {
    const end = this.#now() + patience;
    let calm = 0;
    let before = this.#arrivals;
    while (calm < CALM_LOOKS && this.#now() < end) {
      await pause();
      calm = this.#isOwed() || this.#arrivals > before ? 0 : calm + 1;
      before = this.#arrivals;
    }
  }
}
