import { useRef, useState } from 'react';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import { LabOrderForm as contract } from '@assay/schema/lab-orders/lab-order-input';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { ComplianceCheck } from '../../domain/compliance/use-compliance-check.tsx';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { CreateLabOrderDocument, OrderAccountsDocument } from './lab-order.generated.ts';
import { labOrderLabels, labOrderTexts } from './lab-order-words.ts';
import { firstValues, type OrderStart, type SentOrder } from './order-form-values.ts';
import { OrderForm, type ConfirmedTest } from './OrderForm.tsx';

interface NewOrderFormProps {
  start: OrderStart;
  confirmed: ConfirmedTest | null;
  compliance: ComplianceCheck;
  /** The order was placed; answers when what is said of it is said. */
  onPlaced: (id: string, provider: LabProviderName | null) => Promise<void>;
  onCancel: string;
}

/** The laboratory of an account, for what is said when it does not take the order. */
async function providerOf(start: OrderStart, order: SentOrder): Promise<LabProviderName | null> {
  const { labAccountLocations } = await readAgain(OrderAccountsDocument, {
    locationId: String(order.donor.locationId),
    program: start.program,
  });
  const id = String(order.labAccountLocationId);
  return labAccountLocations.nodes.find((each) => each.id === id)?.labAccount?.provider ?? null;
}

const title = {
  ELECTRONIC_ORDER: 'New Lab Order: Electronic',
  PAPER_CCF_ORDER: 'New Lab Order: Paper CCF',
} as const;

/** The form of an order, whose compliance is checked again before it is sent where it changed. */
export function NewOrderForm({ start, confirmed, compliance, ...on }: NewOrderFormProps) {
  const [first] = useState(() => firstValues(start, new Date()));
  const sent = useRef<SentOrder | null>(null);
  const send = async (order: SentOrder) => {
    const { locationId, reasonForTest } = order.donor;
    const outcome = await compliance.ensure({
      locationId,
      reasonForTest,
      specimenTypeId: order.specimenTypeId,
    });
    if (outcome === null) return null;
    sent.current = order;
    const { isComplianceIgnore, complianceOverrideReason } = outcome;
    const input = { ...order, isComplianceIgnore, complianceOverrideReason };
    const asked = confirmed
      ? { ...input, donor: null, instantTestId: Number(confirmed.id) }
      : input;
    return (await sendMutation(CreateLabOrderDocument, { input: asked })).createLabOrder;
  };
  return (
    <RecordForm
      title={title[start.labOrderType]}
      subtitle={`${start.program === 'DOT' ? 'DOT' : 'Non-DOT'} order${confirmed ? `. ${labOrderTexts.confirming}.` : ''}`}
      action="Place Order"
      contract={contract}
      labels={labOrderLabels}
      values={() => first}
      send={send}
      cancel={on.onCancel}
      onSaved={async ({ placedLabOrder }) => {
        const order = sent.current;
        if (placedLabOrder && order)
          await on.onPlaced(placedLabOrder.id, await providerOf(start, order));
      }}
    >
      {(form) => <OrderForm form={form} start={start} confirmed={confirmed} />}
    </RecordForm>
  );
}
