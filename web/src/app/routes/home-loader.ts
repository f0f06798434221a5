import type { LoaderFunctionArgs } from 'react-router-dom';
import { testResultList } from '@assay/schema/test-results/test-result.list';
import { seesTestResults } from '../../config/features/test-results.ts';
import { dashboardLoader } from '../../features/dashboard/dashboard-loader.ts';
import { TestResultListDocument } from '../../features/test-results/test-result-list.generated.ts';
import { listLoader } from '../../lib/list-url/list-loader.ts';
import { allows, loadViewer } from '../../lib/viewer/viewer.ts';

const resultsLoader = listLoader(testResultList, TestResultListDocument);

/** Asks for what waits for the viewer, and for the results where the viewer may see them. */
export const homeLoader = async (args: LoaderFunctionArgs) => ({
  ...(await dashboardLoader()),
  ...(allows(await loadViewer(), seesTestResults) && resultsLoader(args)),
});
