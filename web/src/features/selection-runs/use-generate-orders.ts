import { useRevalidator } from 'react-router-dom';
import { refusalOf } from '../../lib/forms/save-form.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import { toastError, toastSuccess } from '../../lib/toasts.ts';
import { CreateOrderRequestDocument } from './selection-run.generated.ts';
import { useState } from 'react';

/** Asks for the orders of a run; the page then shows the run with them (C s4, s8). */
export function useGenerateOrders(runId: string): { generate: () => void; isBusy: boolean } {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const generate = async (): Promise<void> => {
    setBusy(true);
    const input = { selectionId: Number(runId) };
    const refusal = await refusalOf(
      async () => (await sendMutation(CreateOrderRequestDocument, { input })).createOrderRequest,
      'Order Generation Request not accepted due to error',
    );
    if (refusal === null) toastSuccess('Order generation request successfully submitted');
    else toastError(refusal);
    await revalidate();
    setBusy(false);
  };
  return { generate: () => void generate(), isBusy };
}
