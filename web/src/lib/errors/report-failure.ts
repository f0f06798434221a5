import { failureOf } from './failure.ts';

/**
 * Says a failure that nobody expects where a developer looks. An outage, a missing record or a missing
 * permission is told on the screen alone.
 */
export function reportFailure(error: unknown): void {
  // oxlint-disable-next-line no-console -- the place for defects
  if (failureOf(error).kind === 'server') console.error(error);
}
