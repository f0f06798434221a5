import { currentClient } from '../apollo/client.ts';
import type { Clock } from '../clock.ts';
import { readLastActivity } from '../session/session-store.ts';
import { isNews } from './news.ts';
import { CollectNotificationsDocument } from './notifications.generated.ts';
import { toastNews } from './toast-news.ts';

/** P s9. */
const POLL_MS = 300_000;

/**
 * Collects news now and every five minutes. `active` tells whether somebody was there since the last poll:
 * without it the poll would keep an idle session alive (contract §1). A poll that fails is silent.
 * @returns how to stop
 */
export function pollNews(clock: Clock): () => void {
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
      toastNews((data?.collectNotifications.notifications ?? []).filter(isNews));
    } catch {
      // The next poll brings what this one could not.
    }
  };
  void collect();
  return clock.every(POLL_MS, () => void collect());
}
