import { useLocation } from 'react-router-dom';

/** Navigation state that carries the token of a sign-in that is not complete yet (P s2). */
export interface PendingState {
  token: string;
  /** The code is that of an authenticator app; none is mailed. */
  authenticator?: boolean;
  /** A code is on its way: the address of the page was loaded again, which must not void it. */
  codeSent?: boolean;
  /** Path to open once it is complete. */
  returnTo?: string;
}

const isPending = (state: unknown): state is PendingState =>
  typeof state === 'object' &&
  state !== null &&
  'token' in state &&
  typeof state.token === 'string' &&
  state.token !== '';

/** The pending sign-in that led here, or null for somebody who came otherwise. */
export function usePending(): PendingState | null {
  const state: unknown = useLocation().state;
  return isPending(state) ? state : null;
}
