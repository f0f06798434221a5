import { Ban, CalendarPlus, FileText, Mail, Send } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { RowActions } from '../../components/data-table/row-action.ts';
import { lazyDialog } from '../../components/dialogs/lazy-dialog.tsx';
import { useCan } from '../../components/permission/use-can.ts';
import { failureOf } from '../../lib/errors/failure.ts';
import { download } from '../../lib/files/download.ts';
import { toastError } from '../../lib/toasts.ts';
import { donorPassFile } from './donor-pass-file.ts';
import type { OrderChangeName } from './OrderChangeDialog.tsx';
import { hasDonorPass, isChangeable, isRenewable, type OrderOfTest } from './order-state.ts';

const OrderChangeDialog = lazyDialog(
  async () => (await import('./OrderChangeDialog.tsx')).OrderChangeDialog,
);

interface OrderActions {
  /** Entries of the menu of the test's page. */
  actions: RowActions;
  /** What ends the order; it comes last. */
  ending: RowActions;
  /** To be rendered by the page. */
  dialog: ReactNode;
}

const openPass = (id: string): void =>
  void download(...donorPassFile(id)).catch((error: unknown) =>
    toastError(failureOf(error).message),
  );

/** What can be done with an order until the donor comes: the pass, more time, sending it again, canceling it (decision 41). */
export function useOrderActions(test: OrderOfTest): OrderActions {
  const can = useCan();
  const [change, setChange] = useState<OrderChangeName | null>(null);
  const ask = (name: OrderChangeName) => () => setChange(name);
  const may = can('CREATE_LAB_ORDER');
  const isOpen = may && isChangeable(test);
  const isElectronic = test.labOrder?.labOrderType === 'ELECTRONIC_ORDER';
  return {
    actions: [
      hasDonorPass(test) && {
        id: 'pass',
        label: 'Donor Pass',
        icon: FileText,
        onSelect: () => openPass(test.id),
      },
      // Nobody is sent to a site with an order that its laboratory does not have.
      isOpen &&
        test.testStatus !== 'CREATION_FAILED' && {
          id: 'mail',
          label: 'E-mail Donor Pass',
          icon: Mail,
          onSelect: ask('mail'),
        },
      may &&
        isRenewable(test) && {
          id: 'renew',
          label: 'Renew Order',
          icon: CalendarPlus,
          onSelect: ask('renew'),
        },
      isOpen &&
        isElectronic && {
          id: 'resend',
          label: 'Send Order Again',
          icon: Send,
          onSelect: ask('resend'),
        },
    ],
    ending: [
      isOpen && {
        id: 'cancel',
        label: 'Cancel Order',
        icon: Ban,
        destructive: true,
        onSelect: ask('cancel'),
      },
    ],
    dialog: <OrderChangeDialog of={change && { test, change }} onClose={() => setChange(null)} />,
  };
}
