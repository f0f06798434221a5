import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries';
import { canHash, sha256 } from '../graphql/web-crypto.ts';
import { toastNotifications } from '../notifications/toast-notifications.ts';
import { createCache } from './cache.ts';
import { createAuthLink } from './links/auth-link.ts';
import { createErrorLink } from './links/error-link.ts';
import { createIdempotencyLink } from './links/idempotency-link.ts';
import { createNotificationLink } from './links/notification-link.ts';
import { createRetryLink } from './links/retry-link.ts';
import './request-context.ts';

/** Everything between a hook and the wire. The last link is replaced in tests. */
const createLinks = (wire: ApolloLink): ApolloLink =>
  ApolloLink.from([
    createErrorLink(),
    createNotificationLink(toastNotifications),
    createRetryLink(),
    createIdempotencyLink(),
    createAuthLink(),
    // Only the hash travels, where there is one; bff knows the operations of the build, and asks for the text of any other.
    ...(canHash() ? [new PersistedQueryLink({ sha256 })] : []),
    wire,
  ]);

export const createClient = (wire: ApolloLink = new HttpLink({ uri: '/graphql' })): ApolloClient =>
  new ApolloClient({ cache: createCache(), link: createLinks(wire), assumeImmutableResults: true });

let client: ApolloClient | null = null;

/** The client of this page. One page serves one session: signing out loads a new page. */
export const currentClient = (): ApolloClient => (client ??= createClient());

/** Puts another client in its place, for tests. */
export const setCurrentClient = (other: ApolloClient | null): void => {
  client = other;
};
