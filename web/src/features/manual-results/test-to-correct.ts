import type { LoaderFunctionArgs } from 'react-router-dom';
import { testResultPaths } from '../../config/features/test-results.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { TestToCorrectDocument } from './correction.generated.ts';

/** The released test of which a corrected report is filed, with everybody who saw its result. */
export const testToCorrect = recordRoute({
  document: TestToCorrectDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: testResultPaths.list,
  }),
  record: ({ testResult, testResultReaders }) =>
    testResult && { ...testResult, readers: testResultReaders ?? [] },
  name: () => 'Correct Result',
});
