import { toastFromServer } from '../toasts.ts';
import { notificationText, type ServerNotification } from './server-notification.ts';

/** Shows each notification of the server as a toast. */
export function toastNotifications(notifications: readonly ServerNotification[]): void {
  for (const each of notifications) toastFromServer(notificationText(each));
}
