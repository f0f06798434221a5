import { Refusal } from '../refusal.ts';
import type { CallWindows, CountedCalls } from './call-windows.ts';

const MINUTE = 60_000;
/** Failed calls a minute of one address, and of one address for one account. */
const OF_ADDRESS = 30;
const OF_ACCOUNT = 10;

/** Who tries to sign in: an address, and the account where a name is given. */
export interface Guesser {
  address: string;
  account?: string;
}

/**
 * Limits failed sign-ins by address, and by address and account: an office whose people all sign in at nine is not
 * somebody who guesses. What locks an account is counted elsewhere.
 */
export class FailureLimit {
  readonly #windows: CallWindows | null;

  /** @param windows Where failures are counted; null limits nothing. */
  constructor(windows: CallWindows | null) {
    this.#windows = windows;
  }

  /**
   * Does the work of a call unless its caller failed too often, and counts when it is refused.
   * @throws Refusal TOO_MANY_REQUESTS with the seconds to wait
   */
  async guard<T>({ address, account }: Guesser, work: () => Promise<T>): Promise<T> {
    const windows = this.#windows;
    if (windows === null) return work();
    const limits: [key: string, most: number][] = [[`failed ${address}`, OF_ADDRESS]];
    if (account !== undefined)
      limits.push([`failed ${address} ${account.toLowerCase()}`, OF_ACCOUNT]);
    const counted = await windows.read(limits.map(([key]) => key));
    for (const [index, [, most]] of limits.entries()) refuse(counted[index] ?? null, most);
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refusal) for (const [key] of limits) await windows.take(key, 1, MINUTE);
      throw error;
    }
  }
}

function refuse(counted: CountedCalls | null, most: number): void {
  if (counted === null || counted.taken < most) return;
  throw new Refusal('TOO_MANY_REQUESTS', {
    params: { seconds: Math.ceil(counted.msLeft / 1000) },
  });
}
