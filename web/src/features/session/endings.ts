import type { UserErrorLike } from '../../lib/forms/apply-errors.ts';
import type { SignInNotice } from '../../lib/session/session-store.ts';

/** Refusals after which only a new sign-in helps, and what the sign-in screen says then (P s4, P s8, contract §1). */
const endings: Partial<Record<string, SignInNotice>> = {
  EXPIRED_TOKEN: 'codeExpired',
  ACCOUNT_LOCKED: 'locked',
};

/** Why a pending sign-in is over; undefined while it can still be completed. */
export const endingOf = (errors: readonly UserErrorLike[]): SignInNotice | undefined =>
  errors.map(({ errorCode }) => endings[errorCode]).find((each) => each !== undefined);
