import { paths } from '../../config/paths.ts';
import { safeReturnPath } from './return-path.ts';

/** Keys of the browser's storage (P s4: token and time of last activity). */
export const SESSION_KEY = 'assay.session';
export const ACTIVITY_KEY = 'assay.lastActivity';
/** Of drafts that this session keeps on the device; they are gone with it. */
export const DRAFT_PREFIX = 'assay.draft.';
/** Message for the sign-in screen, kept for one page load of this tab. */
const NOTICE_KEY = 'assay.notice';
/** Why the session ended, for the other tabs. */
const ENDED_KEY = 'assay.ended';

/** Why somebody finds himself on the sign-in screen. */
const notices = [
  'inactivity',
  'ended',
  'passwordChanged',
  'passwordSet',
  'codeExpired',
  'locked',
] as const;
export type SignInNotice = (typeof notices)[number];

export const readToken = (): string | null => localStorage.getItem(SESSION_KEY);

/** Time of the last activity in any tab, in milliseconds; 0 when unknown. */
export const readLastActivity = (): number => Number(localStorage.getItem(ACTIVITY_KEY)) || 0;

export const writeLastActivity = (now: number): void =>
  localStorage.setItem(ACTIVITY_KEY, String(now));

/** Takes away what a session kept on this device of forms that were not sent. */
function dropDrafts(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(DRAFT_PREFIX)) localStorage.removeItem(key);
}

/** Begins a session in every tab of this browser. */
export function startSession(token: string, now: number): void {
  dropDrafts();
  writeLastActivity(now);
  localStorage.removeItem(ENDED_KEY);
  localStorage.setItem(SESSION_KEY, token);
}

const noticeOf = (stored: string | null): SignInNotice | null =>
  notices.find((each) => each === stored) ?? null;

/** What the sign-in screen has to say. */
export const readNotice = (): SignInNotice | null => noticeOf(sessionStorage.getItem(NOTICE_KEY));

/** The same, once. */
export function takeNotice(): SignInNotice | null {
  const notice = readNotice();
  sessionStorage.removeItem(NOTICE_KEY);
  return notice;
}

/** Why the last session of this browser ended, if not by logging out. */
export const noticeOfEnd = (): SignInNotice | null => noticeOf(localStorage.getItem(ENDED_KEY));

export const leaveNotice = (notice: SignInNotice): void =>
  sessionStorage.setItem(NOTICE_KEY, notice);

interface Ending {
  notice?: SignInNotice;
  /** Path to come back to after the next sign-in. */
  returnTo?: string;
}

/** Tasks that must be done before the page is left for good, e.g. to stop asking about unsaved changes. */
const beforeLeaving = new Set<() => void>();
export const onLeaving = (task: () => void): (() => void) => {
  beforeLeaving.add(task);
  return () => beforeLeaving.delete(task);
};

/** Replaceable: tests have no browser that loads another page. */
export const browser = {
  clear: (): void => document.body.replaceChildren(),
  replace: (url: string): void => location.replace(url),
  reload: (): void => location.reload(),
};

/** Address of the sign-in screen that leads back to a path. */
export const signInUrl = (returnTo?: string): string => {
  const path = returnTo === undefined ? null : safeReturnPath(returnTo);
  return path === null ? paths.signIn : `${paths.signIn}?returnTo=${encodeURIComponent(path)}`;
};

let keeps: () => boolean = () => false;

/** Asked before a page is left whose session has ended by itself: true when it stays, covered. */
export const keepPageWith = (keep: () => boolean): void => {
  keeps = keep;
};

/**
 * Leaves the page of a session that has ended, unless something was typed there; without a notice it was ended on
 * purpose, and nothing stays.
 */
export function leaveEnded({ notice, returnTo }: Ending): void {
  if (notice) leaveNotice(notice);
  if (notice === undefined || !keeps()) leaveForSignIn(returnTo);
}

/**
 * Ends the session in this browser. The page is emptied and replaced by a fresh one: no cached record,
 * no typed text and no entry of the back button's cache outlives it, but for a page with unsaved changes whose session
 * has ended by itself (ADR 99). Other tabs follow by the storage event.
 */
export function endSession(ending: Ending = {}): void {
  const { notice } = ending;
  if (notice) localStorage.setItem(ENDED_KEY, notice);
  else localStorage.removeItem(ENDED_KEY);
  localStorage.removeItem(SESSION_KEY);
  localStorage.removeItem(ACTIVITY_KEY);
  dropDrafts();
  leaveEnded(ending);
}

/** Takes down the page, so that nothing of it can be seen and nothing asks to stay. */
function takeDown(): void {
  for (const task of beforeLeaving) task();
  browser.clear();
}

/** Goes to the sign-in screen with nothing of this page left. */
export function leaveForSignIn(returnTo?: string): void {
  takeDown();
  browser.replace(signInUrl(returnTo));
}

/** Loads the page anew for whoever is signed in now, with nothing left of the one before. */
export function loadAnew(): void {
  takeDown();
  browser.reload();
}
