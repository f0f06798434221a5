import type { RouteObject } from 'react-router-dom';
import { historyPath, readsHistory } from '../../config/features/history.ts';
import { historyLoader } from '../../features/history/history-loader.ts';
import { page, section } from '../page.ts';
import { loadHistoryWords } from './history-tab.routes.tsx';

/** History of the whole tenant (decision 30). */
export const routes: RouteObject[] = [
  section(historyPath, 'History', [
    page(
      { access: readsHistory, load: historyLoader(loadHistoryWords) },
      () => import('../../features/history/HistoryView.tsx'),
    ),
  ]),
];
