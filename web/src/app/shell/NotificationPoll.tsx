import { useEffect } from 'react';
import { systemClock } from '../../lib/clock.ts';
import { pollNotifications } from '../../lib/notifications/poll-notifications.ts';

/** Asks for notifications every five minutes while somebody is signed in (P s4). */
export function NotificationPoll() {
  useEffect(() => pollNotifications(systemClock), []);
  return null;
}
