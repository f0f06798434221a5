/** Statements that have a name; each costs every connection some memory. */
const MOST_NAMES = 150;
/** Texts that are remembered as seen once; those of one-off filters go again. */
const MOST_SEEN = 2_000;

/** What PostgreSQL answers when a named statement is not what it was: tables changed, or a pooler changed the connection. */
const stale = new Set(['0A000', '26000', '42P05']);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Names for statements that come again: PostgreSQL reads and plans a named statement once for each connection, which
 * takes longer than most of them run (ADR 90). A text gets its name when it comes for the second time.
 */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #generation = 0;
  #isOff = false;

  /** The name of a text, or undefined for one that is sent without. */
  nameOf(text: string): string | undefined {
    if (this.#isOff) return undefined;
    const name = this.#names.get(text);
    if (name !== undefined || this.#names.size >= MOST_NAMES) return name;
    if (!this.#seen.has(text)) {
      if (this.#seen.size >= MOST_SEEN) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const made = `assay_${this.#generation}_${this.#names.size}`;
    this.#names.set(text, made);
    return made;
  }

  /**
   * Whether a statement failed because of its name alone, so that its transaction succeeds when it is run again: after
   * a migration with other names, behind a pooler that knows no names with none.
   */
  isStale(error: unknown): boolean {
    const code = codeOf(error);
    if (!stale.has(String(code))) return false;
    if (code === '0A000' && !(error instanceof Error && error.message.includes('cached plan')))
      return false;
    this.#generation += 1;
    this.#names.clear();
    this.#isOff ||= code !== '0A000';
    return true;
  }
}
