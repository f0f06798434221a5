import type { RouteObject } from 'react-router-dom';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import { entersResults } from '../../config/features/manual-results.ts';
import {
  deletesTestResults,
  opensTestResults,
  seesTestResults,
  signsAcknowledgments,
  testResultPaths,
} from '../../config/features/test-results.ts';
import { testToSign } from '../../features/acknowledgments/test-to-sign.ts';
import { testToCorrect } from '../../features/manual-results/test-to-correct.ts';
import { ORDER_ERRORS } from '../../features/test-results/order-errors.ts';
import { TestResultListDocument } from '../../features/test-results/test-result-list.generated.ts';
import { testResultRecord } from '../../features/test-results/test-result-record.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { page } from '../page.ts';
import { historyPage } from './history-tab.routes.tsx';

const { list, errors, detail, history, acknowledge, correct } = testResultPaths;

/** The lists of tests, and each test (T s2). */
export const routes: RouteObject[] = [
  page(
    {
      path: list,
      crumb: 'Drugs and Alcohol',
      access: seesTestResults,
      load: listLoader(testResultList, TestResultListDocument),
    },
    () => import('../../features/test-results/TestResultListView.tsx'),
  ),
  page(
    {
      path: errors,
      crumb: 'Error Log',
      access: seesTestResults,
      load: listLoader(testResultList, TestResultListDocument, ORDER_ERRORS),
    },
    () => import('../../features/test-results/ErrorLogView.tsx'),
  ),
  {
    path: detail,
    ...testResultRecord.route(opensTestResults),
    children: [
      page({}, () => import('../../features/test-results/TestResultView.tsx')),
      {
        path: correct,
        ...testToCorrect.route(entersResults),
        children: [page({}, () => import('../../features/manual-results/CorrectResultView.tsx'))],
      },
      {
        path: acknowledge,
        ...testToSign.route(signsAcknowledgments),
        children: [
          page({}, () => import('../../features/acknowledgments/SignAcknowledgmentView.tsx')),
        ],
      },
      historyPage(history, 'testResult', deletesTestResults),
    ],
  },
];
