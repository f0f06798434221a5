import type { RouteObject } from 'react-router-dom';
import { personToSendList } from '@assay/schema/people-to-send/person-to-send.list';
import { runParticipantList } from '@assay/schema/selection-runs/run-participant.list';
import { testPoolProgressList } from '@assay/schema/test-pools/test-pool-progress.list';
import {
  PARTICIPANTS_PATH,
  PEOPLE_TO_SEND_PATH,
  POOL_PROGRESS_PATH,
  seesParticipants,
  seesPoolProgress,
  sendsPeople,
} from '../../config/features/pool-progress.ts';
import { PeopleToSendDocument } from '../../features/people-to-send/people-to-send.generated.ts';
import { PoolProgressDocument } from '../../features/pool-progress/pool-progress.generated.ts';
import { ParticipantListDocument } from '../../features/selection-runs/participant-list.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page } from '../page.ts';

/** The sub-item 'Random Test Pools' of the dashboard (P s2). */
export const routes: RouteObject[] = [
  page(
    {
      path: POOL_PROGRESS_PATH,
      crumb: 'Random Test Pools',
      access: seesPoolProgress,
      load: listLoader(testPoolProgressList, PoolProgressDocument),
    },
    () => import('../../features/pool-progress/PoolProgressView.tsx'),
  ),
  page(
    {
      path: PARTICIPANTS_PATH,
      crumb: 'Participants',
      access: seesParticipants,
      load: listLoader(runParticipantList, ParticipantListDocument),
    },
    () => import('../../features/selection-runs/ParticipantListView.tsx'),
  ),
  page(
    {
      path: PEOPLE_TO_SEND_PATH,
      crumb: 'People to Send',
      access: sendsPeople,
      load: listLoader(personToSendList, PeopleToSendDocument),
    },
    () => import('../../features/people-to-send/PeopleToSendView.tsx'),
  ),
];
