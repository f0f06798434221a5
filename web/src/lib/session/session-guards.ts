import { paths } from '../../config/paths.ts';
import { isPageKept } from './kept-page.ts';
import { destination } from '../navigation/destination.ts';
import {
  leaveEnded,
  leaveForSignIn,
  leaveNotice,
  loadAnew,
  noticeOfEnd,
  readToken,
  SESSION_KEY,
} from './session-store.ts';

const insidePortal = (): boolean => location.pathname.startsWith(paths.dashboard);

/**
 * The back button may bring back a frozen page with a user's records on it after the session has ended.
 * Such a page is loaded anew, and without a session that leads to sign-in.
 */
export function guardBackForwardCache(): void {
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) loadAnew();
  });
}

/** A session that ends, begins or changes in one tab does so in all of them. */
export function followOtherTabs(): () => void {
  const follow = (event: StorageEvent) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    if (readToken() === null) {
      if (!insidePortal()) return;
      const notice = noticeOfEnd();
      if (notice !== null) return leaveEnded({ notice, returnTo: destination() });
      // Logged out on purpose.
      leaveNotice('ended');
      leaveForSignIn(destination());
    } else if (!isPageKept()) {
      // Signed in elsewhere, maybe as somebody else: nothing of the old page may stay.
      loadAnew();
    }
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}
