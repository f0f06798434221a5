import type { RouteObject } from 'react-router-dom';
import {
  confirmsInstantTests,
  entersInstantTests,
  instantTestPaths,
} from '../../config/features/instant-tests.ts';
import { startInstantTest } from '../../features/instant-tests/start-instant-test.ts';
import { instantTestToConfirm } from '../../features/instant-tests/test-to-confirm.ts';
import { page } from '../page.ts';

const { create, confirm } = instantTestPaths;

/** Tests on the spot, and how they are confirmed (T s2). */
export const routes: RouteObject[] = [
  page(
    {
      path: create,
      crumb: 'Instant Test Data Entry',
      access: entersInstantTests,
      load: startInstantTest,
    },
    () => import('../../features/instant-tests/InstantTestView.tsx'),
  ),
  {
    path: confirm,
    ...instantTestToConfirm.route(confirmsInstantTests),
    children: [page({}, () => import('../../features/instant-tests/ConfirmInstantTestView.tsx'))],
  },
];
