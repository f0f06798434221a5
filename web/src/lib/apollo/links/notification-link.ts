import { ApolloLink } from '@apollo/client';
import { tap } from 'rxjs';
import {
  isServerNotification,
  type ServerNotification,
} from '../../notifications/server-notification.ts';

/** Hands on the server notifications that any answer may carry (P s4, contract §0.7). */
export const createNotificationLink = (
  tell: (notifications: readonly ServerNotification[]) => void,
): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      tap((result) => {
        const carried: unknown = result.extensions?.['notifications'];
        if (Array.isArray(carried)) tell(carried.filter(isServerNotification));
      }),
    ),
  );
