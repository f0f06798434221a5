import { toastFromServer } from '../toasts.ts';
import type { ServerNotification } from './server-notification.ts';

/** Shows each notification of the server as a toast. Their words are fetched with the first one: most pages need none. */
export function toastNotifications(notifications: readonly ServerNotification[]): void {
  if (notifications.length === 0) return;
  void import('./notification-words.ts').then(({ notificationText }) => {
    for (const each of notifications) toastFromServer(notificationText(each));
  });
}
