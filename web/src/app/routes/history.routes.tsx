import type { RouteObject } from 'react-router-dom';
import { accessLogList } from '@assay/schema/history/access-log.list';
import { accessLogPath, historyPath, readsHistory } from '../../config/features/history.ts';
import { historyLoader } from '../../features/history/history-loader.ts';
import { AccessLogDocument } from '../../features/history/access-log.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page, section } from '../page.ts';
import { loadHistoryWords } from './history-tab.routes.tsx';

/** History of the whole tenant (decision 30). */
export const routes: RouteObject[] = [
  section(historyPath, 'History', [
    page(
      { access: readsHistory, load: historyLoader(loadHistoryWords) },
      () => import('../../features/history/HistoryView.tsx'),
    ),
    page(
      {
        path: accessLogPath,
        crumb: 'Access Log',
        access: readsHistory,
        load: listLoader(accessLogList, AccessLogDocument),
      },
      () => import('../../features/history/AccessLogView.tsx'),
    ),
  ]),
];
