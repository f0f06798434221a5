import { Refusal } from '../refusal.ts';

const MINUTE = 60_000;
/** Failed calls a minute of one address, and of one address for one account. */
const OF_ADDRESS = 30;
const OF_ACCOUNT = 10;
/** Addresses that are remembered; those that failed longest ago are forgotten first. */
const REMEMBERED = 20_000;

interface Window {
  failures: number;
  /** When it ends, ms. */
  until: number;
}

/** Who tries to sign in: an address, and the account where a name is given. */
export interface Guesser {
  address: string;
  account?: string;
}

/**
 * Limits failed sign-ins by address, and by address and account: an office whose people all sign in at nine is not
 * somebody who guesses. Each process counts by itself; what locks an account is counted in the database.
 */
export class FailureLimit {
  readonly #windows = new Map<string, Window>();
  readonly #isOn: boolean;

  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /**
   * Does the work of a call unless its caller failed too often, and counts when it is refused.
   * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait
   */
  async guard<T>({ address, account }: Guesser, work: () => Promise<T>): Promise<T> {
    if (!this.#isOn) return work();
    const limits: [key: string, most: number][] = [[address, OF_ADDRESS]];
    if (account !== undefined) limits.push([`${address} ${account.toLowerCase()}`, OF_ACCOUNT]);
    for (const [key, most] of limits) this.#refuse(key, most);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) for (const [key] of limits) this.#count(key);
      throw error;
    }
  }

  #refuse(key: string, most: number): void {
    const window = this.#windows.get(key);
    const left = (window?.until ?? 0) - Date.now();
    if (window === undefined || window.failures < most || left <= 0) return;
    throw new Refusal('TOO_MANY_REQUESTS', { params: { seconds: Math.ceil(left / 1000) } });
  }

  #count(key: string): void {
    const now = Date.now();
    const window = this.#windows.get(key);
    const runs = window !== undefined && window.until > now;
    const next = runs
      ? { failures: window.failures + 1, until: window.until }
      : { failures: 1, until: now + MINUTE };
    this.#windows.delete(key);
    this.#windows.set(key, next);
    const [oldest] = this.#windows.keys();
    if (oldest !== undefined && this.#windows.size > REMEMBERED) this.#windows.delete(oldest);
  }
}
