import { errorText } from '@assay/schema/core/errors';
import type { SignInNotice } from '../../lib/session/session-store.ts';

/** What the sign-in screen says to somebody who was led there (P s4, contract §33). */
export const signInNotices: Record<
  SignInNotice,
  { status: 'info' | 'success' | 'warning' | 'error'; text: string }
> = {
  inactivity: { status: 'warning', text: 'You have been logged out due to inactivity.' },
  ended: { status: 'warning', text: errorText('UNAUTHORIZED') },
  passwordChanged: {
    status: 'success',
    text: 'Your password has been changed. Please sign in with the new one.',
  },
  passwordSet: { status: 'success', text: 'Your password has been set. Please sign in.' },
  codeExpired: { status: 'error', text: errorText('EXPIRED_TOKEN') },
  locked: { status: 'error', text: errorText('ACCOUNT_LOCKED') },
};

/** Why a password must be set before the session can begin (contract §1, §33). */
export const passwordNotices = {
  PASSWORD_EXPIRED: 'Your password has expired. Please change it to continue.',
  FIRST_LOGIN: 'This is your first sign-in. Please set a password of your own to continue.',
} as const;
