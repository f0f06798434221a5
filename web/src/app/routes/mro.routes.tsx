import type { RouteObject } from 'react-router-dom';
import { mroInboxList } from '@assay/schema/mro/mro-inbox.list';
import { isMroStaff, mroPaths } from '../../config/features/mro.ts';
import { MroInboxDocument } from '../../features/mro/mro-inbox.generated.ts';
import { mroRecord } from '../../features/mro/mro-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';

/** The inbox of MRO staff, and each test that they review. */
export const routes: RouteObject[] = [
  section(mroPaths.inbox, 'MRO Inbox', [
    page(
      { access: isMroStaff, load: listLoader(mroInboxList, MroInboxDocument) },
      () => import('../../features/mro/MroInboxView.tsx'),
    ),
    {
      path: mroPaths.review,
      ...mroRecord.route(isMroStaff),
      children: [page({}, () => import('../../features/mro/MroReviewView.tsx'))],
    },
  ]),
];
