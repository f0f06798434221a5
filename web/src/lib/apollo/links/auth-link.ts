import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from '../../session/session-store.ts';

/** Sends the session token; keeps it with the operation, so that a late 401 ends no newer session. */
export const createAuthLink = (): SetContextLink =>
  new SetContextLink((previous) => {
    const token = readToken();
    const headers: Record<string, string> = { ...previous.headers };
    if (token !== null) headers['authorization'] = `Bearer ${token}`;
    return { headers, sentToken: token };
  });
