import type { LoaderFunctionArgs } from 'react-router-dom';
import { paths } from '../../config/paths.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { InstantTestToConfirmDocument } from './confirm-instant-test.generated.ts';

/** The instant test of the address, as far as its confirmation needs it. */
export const instantTestToConfirm = recordRoute({
  document: InstantTestToConfirmDocument,
  ask: ({ params }: LoaderFunctionArgs) => ({
    variables: { id: requireRecordId(params['id']) },
    otherwise: paths.dashboard,
  }),
  record: ({ testResult }) => (testResult?.testType === 'INSTANT' ? testResult : null),
  name: ({ testCase }) => `Confirm Instant Test ${testCase.id}`,
});
