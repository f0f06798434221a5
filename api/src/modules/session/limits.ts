/** Numbers of contract §1. */

/** Wrong passwords in a row, or wrong codes, that lock an account. */
export const ATTEMPTS = 5;

export const PENDING_MINUTES = 30;
export const CODE_MINUTES = 10;

/** Codes that one pending session may ask for; after that it is somebody who fills a mailbox. */
export const CODES_PER_SESSION = 10;

/** Hours for which a link can be used, by what it is for. */
export const linkHours = { RESET: 24, INVITE: 72, UNLOCK: 72 } as const;
export type LinkPurpose = keyof typeof linkHours;

/** Reset links that one user is sent within an hour. */
export const RESETS_PER_HOUR = 5;

export const minutesAfter = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * 60_000);
