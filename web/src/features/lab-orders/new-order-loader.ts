import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { errorText } from '@assay/schema/core/errors';
import { paths } from '../../config/paths.ts';
import { loadPrivately } from '../../lib/apollo/preload.ts';
import { toastError } from '../../lib/toasts.ts';
import {
  ConfirmedTestDocument,
  OrderedParticipantDocument,
  type ConfirmedTestQuery,
  type OrderedParticipantQuery,
} from './lab-order.generated.ts';

/** What a new order begins with. */
export interface NewOrder {
  /** The instant test that it confirms; null for an order of its own. */
  confirmed: ConfirmedTestQuery['testResult'];
  /** Who was drawn and is ordered for; null for anybody else. */
  participant: OrderedParticipantQuery['labOrderInfo'];
}

/** Who was drawn, as the address names the person. */
async function participantOf(id: string): Promise<NewOrder> {
  const { labOrderInfo } = await loadPrivately(
    OrderedParticipantDocument,
    { participantId: id },
    { otherwise: paths.dashboard, found: (data) => data.labOrderInfo !== null },
  );
  return { confirmed: null, participant: labOrderInfo };
}

/** Loader of a new order. An instant test that is confirmed already leads to the dashboard (T s8). */
export async function newOrderLoader({ request }: LoaderFunctionArgs): Promise<NewOrder> {
  const { searchParams } = new URL(request.url);
  const participantId = searchParams.get('participant');
  if (participantId !== null) return participantOf(participantId);
  const id = searchParams.get('instantTest');
  if (id === null) return { confirmed: null, participant: null };
  const { testResult } = await loadPrivately(
    ConfirmedTestDocument,
    { id },
    { otherwise: paths.dashboard, found: (data) => data.testResult !== null },
  );
  if (testResult?.testStatus === 'PENDING_CONFIRMATION')
    return { confirmed: testResult, participant: null };
  toastError(errorText('INSTANT_TEST_ALREADY_CONFIRMED'));
  throw redirect(paths.dashboard);
}
