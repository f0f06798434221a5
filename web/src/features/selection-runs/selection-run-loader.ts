import type { LoaderFunctionArgs } from 'react-router-dom';
import { formatUsDate } from '../../components/form/us-date.ts';
import { currentClient } from '../../lib/apollo/client.ts';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { NotFoundError } from '../../lib/errors/page-errors.ts';
import { SelectionRunDetailDocument } from './selection-run-detail.generated.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** Participants of one page of the server; the run is shown with the first of them. */
export const PARTICIPANTS_PAGE = 100;

const recordId = /^[1-9]\d{0,14}$/;

/** A run of the pool in the address. Unknown, or of another pool: the 404 page. */
export async function selectionRunLoader({ params }: LoaderFunctionArgs) {
  const { id: testPoolId = '', runId = '' } = params;
  if (!recordId.test(runId)) throw new NotFoundError();
  const variables = { id: runId, limit: PARTICIPANTS_PAGE };
  const run = await loadDetail(SelectionRunDetailDocument, variables, {
    found: ({ selectionRun }) => selectionRun?.testPool?.id === testPoolId,
    otherwise: poolRunLinks(testPoolId).list,
    failed: 'Error loading Test Pool Run.',
  });
  const read = currentClient().readQuery({ query: SelectionRunDetailDocument, variables });
  return { run, crumb: formatUsDate(read?.selectionRun?.runDate ?? '') };
}
export type SelectionRunRouteData = Awaited<ReturnType<typeof selectionRunLoader>>;
