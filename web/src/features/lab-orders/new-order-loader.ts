import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { paths } from '../../config/paths.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { toastError } from '../../lib/toasts.ts';
import { ConfirmedTestDocument, type ConfirmedTestQuery } from './lab-order.generated.ts';

/** What a new order begins with. */
export interface NewOrder {
  /** The instant test that it confirms; null for an order of its own. */
  confirmed: ConfirmedTestQuery['testResult'];
}

/** Loader of a new order. An instant test that is confirmed already leads to the dashboard (T s8). */
export async function newOrderLoader({ request }: LoaderFunctionArgs): Promise<NewOrder> {
  const id = new URL(request.url).searchParams.get('instantTest');
  if (id === null) return { confirmed: null };
  const { testResult } = await loadPrivately(
    ConfirmedTestDocument,
    { id },
    { otherwise: paths.dashboard, found: (data) => data.testResult !== null },
  );
  if (testResult?.testStatus === 'PENDING_CONFIRMATION') return { confirmed: testResult };
  toastError(errorText('INSTANT_TEST_ALREADY_CONFIRMED'));
  throw redirect(paths.dashboard);
}
