/** Sessions that are remembered; more than any one process serves at a time. */
const MAX_SESSIONS = 20_000;

/**
 * Tokens that opened a session, as hashes. The rate limit counts such a session by itself and everybody
 * else by address: a token that was made up must not bring a count of its own. A Set keeps the order of
 * insertion, so the first entry is the one that was seen longest ago.
 */
export class KnownSessions {
  readonly #hashes = new Set<string>();
  readonly #max: number;

  constructor(max: number = MAX_SESSIONS) {
    this.#max = max;
  }

  /** The session was just found. */
  note(hash: Buffer): void {
    const key = hash.toString('base64');
    this.#hashes.delete(key);
    this.#hashes.add(key);
    const [oldest] = this.#hashes;
    if (oldest !== undefined && this.#hashes.size > this.#max) this.#hashes.delete(oldest);
  }

  /** The hash as a key when it is known, else null. */
  keyOf(hash: Buffer | undefined): string | null {
    const key = hash?.toString('base64');
    return key !== undefined && this.#hashes.has(key) ? key : null;
  }
}
