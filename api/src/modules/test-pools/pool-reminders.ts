import { dayIn } from '../../core/clock.ts';
import type { Context } from '../../core/context.ts';
import { notify } from '../notifications/notifications.service.ts';
import { readersOfPool } from './pool-readers.service.ts';
import { takeDuePools, type RemindedPool, type ReminderKind } from './pool-reminders.repository.ts';

const usDate = (day: string): string => day.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1');

/** What is written of each kind. It names pools and numbers, and nobody. */
const mails: Record<
  ReminderKind,
  {
    type: 'DOT_RUN_REMINDER' | 'RANDOM_PROGRESS_REMINDER';
    subject: string;
    intro: string;
    lineOf: (pool: RemindedPool) => string;
  }
> = {
  RUN: {
    type: 'DOT_RUN_REMINDER',
    subject: 'DOT selection run reminder',
    intro: 'These DOT selection runs are due and have not been drawn:',
    lineOf: ({ name, ownerName, nextRunDate }) =>
      `${name} of ${ownerName}, due since ${usDate(nextRunDate ?? '')}`,
  },
  PROGRESS: {
    type: 'RANDOM_PROGRESS_REMINDER',
    subject: 'Random testing progress',
    intro: 'Tests completed in the current programs, of those that the year asks for:',
    lineOf: ({ name, ownerName, drugDone, drugTarget, alcoholDone, alcoholTarget }) =>
      `${name} of ${ownerName}: drugs ${drugDone} of ${drugTarget}, alcohol ${alcoholDone} of ${alcoholTarget}`,
  },
};

/** Most pools that one mail lists; who has more sees them in the portal. */
const LISTED = 50;

const linesOf = (kind: ReminderKind, pools: readonly RemindedPool[]): string[] => {
  const lines = pools.slice(0, LISTED).map(mails[kind].lineOf);
  const more = pools.length - LISTED;
  return more > 0 ? [...lines, `And ${more} more.`] : lines;
};

/** Who is told the same: users, by the pools that they are reminded of. */
async function readersByPools(
  place: Pick<Context, 'tx' | 'tenantId'>,
  pools: readonly RemindedPool[],
): Promise<{ userIds: number[]; pools: RemindedPool[] }[]> {
  const ofUser = new Map<number, RemindedPool[]>();
  for (const pool of pools)
    for (const id of await readersOfPool(place, pool))
      ofUser.set(id, [...(ofUser.get(id) ?? []), pool]);
  const groups = new Map<string, { userIds: number[]; pools: RemindedPool[] }>();
  for (const [userId, own] of ofUser) {
    const key = own.map(({ id }) => id).join();
    const group = groups.get(key) ?? { userIds: [], pools: own };
    group.userIds.push(userId);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/**
 * Reminds the users of the transaction's tenant, each with one mail for all pools. A pool is told of once a week
 * while its draw is due, and once a month with its progress; days are those of UTC.
 */
export async function remindOfPools(
  place: Pick<Context, 'tx' | 'tenantId' | 'now'>,
  kind: ReminderKind,
  origin: string,
): Promise<void> {
  const { type, subject, intro } = mails[kind];
  const due = await takeDuePools(place.tx, kind, dayIn(place.now, 'UTC'));
  for (const { userIds, pools } of await readersByPools(place, due)) {
    const [only, another] = pools;
    const options: Record<string, string> =
      only && !another ? { poolName: only.name } : { count: `${pools.length} test pools` };
    const words = { subject, words: [intro, ...linesOf(kind, pools)] };
    await notify(place, { type, userIds, options, isSwitchedOn: true }, origin, words);
  }
}
