import type { ListQuery, ListSpec } from '@assay/schema/core/list';
import { unmatchedLabMessageList } from '@assay/schema/laboratories/lab-traffic.list';
import { mroInboxList } from '@assay/schema/mro/mro-inbox.list';
import type { Permission } from '@assay/schema/permissions';
import {
  participantWork,
  type ParticipantWork,
} from '@assay/schema/selection-runs/run-participant.list';
import { PEOPLE_TO_SEND_PAGE } from '@assay/schema/selection-runs/run-page';
import { seesTestPools } from '@assay/schema/test-pools/test-pool.routes';
import { testWork, type TestWork } from '@assay/schema/test-results/test-work';
import type { Worklist } from '@assay/schema/worklists/worklist';
import type { Context } from '../../core/context.ts';
import { isMroStaff } from '../../core/database/beyond-the-wall.ts';
import { listUnmatched } from '../laboratories/incoming.read-model.ts';
import { listMroInbox } from '../mro/mro-inbox.read-model.ts';
import { countParticipantWork } from '../selection-runs/participant-work.read-model.ts';
import { countPeopleToSend } from '../people-to-send/people-to-send.read-model.ts';
import { summarizeTestPoolProgress } from '../test-pools/test-pool-progress.read-model.ts';
import { countTestWork } from '../test-results/test-work.read-model.ts';

/** Path of a list of the portal that is narrowed by one filter. */
const listWhere = (path: string, conditions: Readonly<Record<string, string>>): string => {
  const searchQuery = Object.entries(conditions).map(([field, value]) => `${field}[EQ]=${value}`);
  return `${path}?${new URLSearchParams({ searchQuery: searchQuery.join('&') }).toString()}`;
};
const listAt = (path: string, field: string, value: string): string =>
  listWhere(path, { [field]: value });

const POOLS = '/dashboard/random-test-pools';
const PARTICIPANTS = `${POOLS}/participants`;
const UNMATCHED = '/dashboard/admin-panel/laboratories/unmatched';
const TESTS = '/dashboard/all';

interface Queue {
  /** Whether the caller has the list that it leads to. */
  isFor(context: Context): boolean;
  count(context: Context): Promise<Worklist[]>;
}

const holdsOne =
  (...any: readonly Permission[]): Queue['isFor'] =>
  ({ viewer }) =>
    any.some((each) => viewer.permissions.has(each));

/** Draws and targets of random test pools, as their overview counts them. */
const pools: Queue = {
  isFor: holdsOne('SUPER_ADMIN_TEST_POOL_VIEW', 'FE_VIEW_COMPANY_TEST_POOLS'),
  count: async (context) => {
    const { overdue, due, behind } = await summarizeTestPoolProgress(context);
    return [
      { key: 'DRAW_OVERDUE', count: overdue, link: listAt(POOLS, 'drawState', 'OVERDUE') },
      { key: 'DRAW_DUE', count: due, link: listAt(POOLS, 'drawState', 'DUE') },
      {
        key: 'BEHIND_TARGET',
        count: behind,
        // A pool that is switched off or over has a target, too, and is in nobody's way.
        link: listWhere(POOLS, { targetState: 'BEHIND', status: 'ACTIVE' }),
      },
    ];
  },
};

/** People who were drawn and wait for somebody, as the list of participants finds them. */
const participants: Queue = {
  isFor: holdsOne(...seesTestPools),
  count: async (context) => {
    const counts = await countParticipantWork(context);
    return (Object.keys(participantWork) as ParticipantWork[]).map((key) => ({
      key,
      count: counts[key],
      link: listAt(PARTICIPANTS, participantWork[key], 'true'),
    }));
  },
};

/** People who were drawn, for those who answer for where they work and see neither pools nor runs (decision 46). */
const peopleToSend: Queue = {
  isFor: holdsOne('SEND_DRAWN_PEOPLE'),
  count: async (context) => {
    const { all, notNotified } = await countPeopleToSend(context);
    return [
      {
        key: 'PEOPLE_NOT_NOTIFIED',
        count: notNotified,
        link: listAt(PEOPLE_TO_SEND_PAGE, 'isNotified', 'false'),
      },
      { key: 'PEOPLE_TO_SEND', count: all, link: PEOPLE_TO_SEND_PAGE },
    ];
  },
};

const linkOf = (key: TestWork): string =>
  key === 'ORDERS_FAILED' ? '/dashboard/error-log' : listAt(TESTS, 'workList', key);

/** Orders and tests that wait for somebody, as the list of tests finds them. */
const tests: Queue = {
  isFor: holdsOne('VIEW_TEST_RESULTS'),
  count: async (context) => {
    const counts = await countTestWork(context);
    return (Object.keys(testWork) as TestWork[]).map((key) => ({
      key,
      count: counts.get(key) ?? 0,
      link: linkOf(key),
    }));
  },
};

/** As little as a list answers with its count. */
const oneOf = ({ defaultSort }: Pick<ListSpec, 'defaultSort'>): ListQuery => ({
  limit: 1,
  offset: 0,
  sortBy: defaultSort,
  sortOrder: 'ASC',
  q: null,
  filters: [],
});

/** What MRO staff have to review; for nobody else it exists (decision 29). */
const mro: Queue = {
  isFor: ({ viewer, tenantId }) => isMroStaff(viewer, tenantId),
  count: async (context) => {
    const { total } = await listMroInbox(context, oneOf(mroInboxList));
    const unmatched = await listUnmatched(context, oneOf(unmatchedLabMessageList));
    return [
      { key: 'UNMATCHED_RESULTS', count: unmatched.total, link: UNMATCHED },
      { key: 'MRO_INBOX', count: total, link: '/dashboard/mro-inbox' },
    ];
  },
};

/** What waits for the caller, as far as the caller has the lists. */
export async function listWorklists(context: Context): Promise<{ results: Worklist[] }> {
  const results: Worklist[] = [];
  for (const { isFor, count } of [pools, participants, peopleToSend, tests, mro])
    if (isFor(context)) results.push(...(await count(context)));
  return { results };
}
