import { useState } from 'react';
import type { z } from 'zod';
import {
  CancelLabOrderInput,
  MailDonorPassInput,
  RenewLabOrderInput,
  ResendLabOrderInput,
} from '@assay/schema/lab-orders/lab-order-input';
import { defaultExpiry } from '@assay/schema/lab-orders/lab-order-rules';
import type { OpenedDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { EmailField } from '../../components/form/EmailField.tsx';
import { MomentField } from '../../components/form/MomentField.tsx';
import { TextAreaField } from '../../components/form/TextAreaField.tsx';
import { RecordDialog } from '../../components/record-form/RecordDialog.tsx';
import { currentClient } from '../../lib/apollo/client.ts';
import { sendMutation } from '../../lib/forms/send.ts';
import {
  CancelLabOrderDocument,
  MailDonorPassDocument,
  RenewLabOrderDocument,
  ResendLabOrderDocument,
} from './order-changes.generated.ts';
import type { OrderOfTest } from './order-state.ts';

/** What a form of any change holds; each change takes its own fields of it. */
interface Values {
  reason: string;
  expireDate: string;
  email: string;
}

const labels = {
  reason: 'Reason',
  expireDate: 'Order Exp. Date',
  email: 'E-mail',
} as const;

interface Change {
  title: string;
  action: string;
  description: string;
  done: string;
  destructive?: boolean;
  contract: z.ZodType;
  fields: readonly (keyof Values)[];
  send: (id: string, input: never) => Promise<{ change: { errors: readonly never[] } }>;
}

const changes = {
  cancel: {
    title: 'Cancel Order',
    action: 'Cancel Order',
    description:
      'The donor is not tested by this order any more. A laboratory that has it electronically is told.',
    done: 'The order was canceled.',
    destructive: true,
    contract: CancelLabOrderInput,
    fields: ['reason'],
    send: (id, input) => sendMutation(CancelLabOrderDocument, { id, input }) as never,
  },
  renew: {
    title: 'Renew Order',
    action: 'Renew',
    description: 'The donor gets more time to come. A pass that was printed has the old date.',
    done: 'The order was renewed.',
    contract: RenewLabOrderInput,
    fields: ['expireDate', 'reason'],
    send: (id, input) => sendMutation(RenewLabOrderDocument, { id, input }) as never,
  },
  resend: {
    title: 'Send Order Again',
    action: 'Send Again',
    description: 'The order goes to the laboratory once more, under the same number.',
    done: 'The order is on its way to the laboratory.',
    contract: ResendLabOrderInput,
    fields: ['reason'],
    send: (id, input) => sendMutation(ResendLabOrderDocument, { id, input }) as never,
  },
  mail: {
    title: 'E-mail Donor Pass',
    action: 'Send',
    description: 'The donor gets the pass as a PDF, once the laboratory has the order.',
    done: 'The donor pass is on its way.',
    contract: MailDonorPassInput,
    fields: ['email'],
    send: (id, input) => sendMutation(MailDonorPassDocument, { id, input }) as never,
  },
} as const satisfies Record<string, Change>;

/** What can be done with an order until the donor comes. */
export type OrderChangeName = keyof typeof changes;

interface OrderChangeDialogProps extends OpenedDialog {
  test: OrderOfTest;
  /** What is asked for. */
  change: OrderChangeName;
}

/** Asks for the reason of a change of an order, and makes it (decision 41). */
export function OrderChangeDialog({ test, change, ...dialog }: OrderChangeDialogProps) {
  const { contract, fields, send, ...words }: Change = changes[change];
  const [now] = useState(() => new Date());
  return (
    <RecordDialog
      {...dialog}
      {...words}
      contract={contract as z.ZodType<Values, Values>}
      labels={labels}
      values={() => ({
        reason: '',
        expireDate: defaultExpiry(now),
        email: test.labOrder?.donorEmail ?? '',
      })}
      send={async (input) => (await send(test.id, input as never)).change}
      onSaved={async () => {
        await currentClient().refetchQueries({ include: 'active' });
      }}
      onDone={() => undefined}
    >
      {({ control }) => (
        <>
          {fields.includes('expireDate') && (
            <MomentField control={control} name="expireDate" min={now.toISOString()} />
          )}
          {fields.includes('email') && <EmailField control={control} name="email" />}
          {fields.includes('reason') && <TextAreaField control={control} name="reason" />}
        </>
      )}
    </RecordDialog>
  );
}
