import { formatUsDate } from '../../components/form/us-date.ts';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { recordRoute } from '../../lib/records/record-route.ts';
import { NewRunDocument } from './create-run.generated.ts';
import { SelectionRunDetailDocument } from './selection-run.generated.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** Participants of one page of the server; the run is shown with the first of them. */
export const PARTICIPANTS_PAGE = 100;

/** A run of the pool in the address; that of another pool is not there. */
export const selectionRunRecord = recordRoute({
  document: SelectionRunDetailDocument,
  ask: ({ params }) => {
    const testPoolId = requireRecordId(params['id']);
    return {
      variables: { id: requireRecordId(params['runId']), limit: PARTICIPANTS_PAGE },
      otherwise: poolRunLinks(testPoolId).list,
      place: { testPoolId },
    };
  },
  record: ({ selectionRun }, { testPoolId }: { testPoolId: string }) =>
    selectionRun?.testPool?.id === testPoolId ? selectionRun : null,
  name: ({ runDate }) => formatUsDate(runDate),
  failed: 'Error loading Test Pool Run.',
});

/** The pool that is drawn from, as far as its form needs it. */
export const newRunRecord = recordRoute({
  document: NewRunDocument,
  ask: ({ params }) => {
    const testPoolId = requireRecordId(params['id']);
    return { variables: { testPoolId }, otherwise: poolRunLinks(testPoolId).list };
  },
  record: ({ testPool }) => testPool,
  failed: 'Error loading Test Pool. Please try again.',
});
