import { currentClient } from '../apollo/client.ts';
import type { Clock } from '../clock.ts';
import { readLastActivity } from '../session/session-store.ts';
import { isServerNotification } from './server-notification.ts';
import { CollectNotificationsDocument } from './notifications.generated.ts';
import { toastNotifications } from './toast-notifications.ts';

/** P s9. */
const POLL_MS = 300_000;

/**
 * Collects notifications now and every five minutes. `active` tells whether somebody was there since the last poll:
 * without it the poll would keep an idle session alive (contract §1). A poll that fails is silent.
 * @returns how to stop
 */
export function pollNotifications(clock: Clock): () => void {
  let last = 0;
  const collect = async () => {
    const active = readLastActivity() > last;
    last = clock.now();
    try {
      const { data } = await currentClient().mutate({
        mutation: CollectNotificationsDocument,
        variables: { active },
        context: { errorsTo: 'caller' },
      });
      toastNotifications(
        (data?.collectNotifications.notifications ?? []).filter(isServerNotification),
      );
    } catch {
      // The next poll brings what this one could not.
    }
  };
  void collect();
  return clock.every(POLL_MS, () => void collect());
}
