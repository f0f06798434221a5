import { redirect, type RouteObject } from 'react-router-dom';
import { consortiumList } from '@assay/schema/consortiums/consortium.list';
import {
  consortiumPaths,
  managesConsortiums as access,
} from '../../config/features/consortiums.ts';
import { paths } from '../../config/paths.ts';
import { ConsortiumListDocument } from '../../features/consortiums/consortium-list.generated.ts';
import {
  consortiumRecord,
  editedConsortium,
} from '../../features/consortiums/consortium-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, detail, edit, history } = consortiumPaths;

/** Consortiums (O s2). Any other path of the section leads to the Admin Panel. */
export const routes: RouteObject[] = [
  section(list, 'Consortiums', [
    page(
      { access, load: listLoader(consortiumList, ConsortiumListDocument) },
      () => import('../../features/consortiums/ConsortiumListView.tsx'),
    ),
    page(
      { path: create, crumb: 'New Consortium', access },
      () => import('../../features/consortiums/CreateConsortiumView.tsx'),
    ),
    {
      path: detail,
      ...consortiumRecord.route(access),
      children: [
        page({}, () => import('../../features/consortiums/ConsortiumView.tsx')),
        historyPage(history, 'consortium', access),
      ],
    },
    {
      path: edit,
      ...editedConsortium.route(access),
      children: [
        page(
          { crumb: 'Edit Consortium' },
          () => import('../../features/consortiums/EditConsortiumView.tsx'),
        ),
      ],
    },
    { path: `${list}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
