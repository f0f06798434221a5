import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadDetail } from '../../lib/apollo/preload.ts';
import { NewRunDocument } from './create-run.generated.ts';
import { poolRunLinks } from './selection-run-links.ts';

/** The pool that is drawn from, as far as its form needs it. */
export async function newRunLoader({ params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const pool = await loadDetail(
    NewRunDocument,
    { testPoolId: id },
    {
      found: ({ testPool }) => testPool !== null,
      otherwise: poolRunLinks(id).list,
      failed: 'Error loading Test Pool. Please try again.',
    },
  );
  return { pool };
}
