import { redirect, type RouteObject } from 'react-router-dom';
import { locationList } from '@assay/schema/locations/location.list';
import { testPanelList } from '@assay/schema/test-panels/test-panel.list';
import {
  managesTestPanels,
  seesTestPanels,
  testPanelPaths,
} from '../../config/features/test-panels.ts';
import { paths } from '../../config/paths.ts';
import { PanelLocationListDocument } from '../../features/test-panels/panel-locations.generated.ts';
import { TestPanelListDocument } from '../../features/test-panels/test-panel-list.generated.ts';
import { testPanelRecord } from '../../features/test-panels/test-panel-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, create, import: importPath, detail, edit, locations, history } = testPanelPaths;

/** Instant test panels (C s2). Any other path below them leads to the Admin Panel. */
export const routes: RouteObject[] = [
  section(list, 'Instant Test Panels', [
    page(
      { access: seesTestPanels, load: listLoader(testPanelList, TestPanelListDocument) },
      () => import('../../features/test-panels/TestPanelListView.tsx'),
    ),
    page(
      { path: create, crumb: 'Create Test Panel', access: managesTestPanels },
      () => import('../../features/test-panels/CreateTestPanelView.tsx'),
    ),
    page(
      { path: importPath, crumb: 'Bulk import test panels', access: managesTestPanels },
      () => import('../../features/test-panels/ImportTestPanelsView.tsx'),
    ),
    {
      path: detail,
      ...testPanelRecord.route(managesTestPanels),
      children: [
        // It has no page of its own: its step of the breadcrumb leads to the list.
        { index: true, loader: () => redirect(list) },
        page(
          { path: edit, crumb: 'Edit' },
          () => import('../../features/test-panels/EditTestPanelView.tsx'),
        ),
        page(
          {
            path: locations,
            crumb: 'Assign to Locations',
            access: { anyOf: ['READ_ALL_LOCATIONS'] },
            load: listLoader(locationList, PanelLocationListDocument),
          },
          () => import('../../features/test-panels/AssignPanelView.tsx'),
        ),
        historyPage(history, 'testPanel', managesTestPanels),
      ],
    },
    { path: `${list}/*`, loader: () => redirect(paths.adminPanel) },
  ]),
];
