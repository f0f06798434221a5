import type { RouteObject } from 'react-router-dom';
import { labConnectionList } from '@assay/schema/laboratories/lab-connection.list';
import { unmatchedLabMessageList } from '@assay/schema/laboratories/lab-traffic.list';
import {
  laboratoryPaths,
  managesConnections,
  seesUnmatched,
} from '../../config/features/laboratories.ts';
import {
  LabConnectionListDocument,
  UnmatchedLabMessageListDocument,
} from '../../features/laboratories/lab-connection-list.generated.ts';
import { labConnectionRecord } from '../../features/laboratories/lab-connection-record.ts';
import { incomingLoader, outgoingLoader } from '../../features/laboratories/traffic-loaders.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, unmatched, detail, edit, outgoing, incoming, history } = laboratoryPaths;

/** Connections to laboratories and MROs, and messages that fit no test (decision 43). */
export const routes: RouteObject[] = [
  section(list, 'Laboratory Connections', [
    page(
      {
        access: managesConnections,
        load: listLoader(labConnectionList, LabConnectionListDocument),
      },
      () => import('../../features/laboratories/LabConnectionListView.tsx'),
    ),
    page(
      { path: create, crumb: 'Create Connection', access: managesConnections },
      () => import('../../features/laboratories/CreateLabConnectionView.tsx'),
    ),
    page(
      {
        path: unmatched,
        crumb: 'Unmatched Results',
        access: seesUnmatched,
        load: listLoader(unmatchedLabMessageList, UnmatchedLabMessageListDocument),
      },
      () => import('../../features/laboratories/UnmatchedListView.tsx'),
    ),
    {
      path: detail,
      ...labConnectionRecord.route(managesConnections),
      children: [
        page({}, () => import('../../features/laboratories/LabConnectionView.tsx')),
        page(
          { path: edit, crumb: 'Edit' },
          () => import('../../features/laboratories/EditLabConnectionView.tsx'),
        ),
        page(
          { path: outgoing, crumb: 'Sent', load: outgoingLoader },
          () => import('../../features/laboratories/OutgoingListView.tsx'),
        ),
        page(
          { path: incoming, crumb: 'Received', load: incomingLoader },
          () => import('../../features/laboratories/IncomingListView.tsx'),
        ),
        historyPage(history, 'labConnection', managesConnections),
      ],
    },
  ]),
];
