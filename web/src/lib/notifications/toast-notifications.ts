import { toastFromServer } from '../toasts.ts';
import type { ServerNotification } from './server-notification.ts';

async function toast(notifications: readonly ServerNotification[]): Promise<void> {
  const { notificationText } = await import('./notification-words.ts');
  for (const each of notifications) toastFromServer(notificationText(each));
}

/** Shows each notification of the server as a toast. Their words are fetched with the first one: most pages need none. */
export function toastNotifications(notifications: readonly ServerNotification[]): void {
  if (notifications.length > 0) void toast(notifications);
}
