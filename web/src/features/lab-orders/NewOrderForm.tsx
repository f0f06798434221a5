import { useRef, useState } from 'react';
import type { Resolver } from 'react-hook-form';
import type { LabProviderName } from '@assay/schema/common/lab-providers';
import {
  CreateLabOrderInput,
  LabOrderForm as contract,
} from '@assay/schema/lab-orders/lab-order-input';
import { ReasonForTest } from '@assay/schema/test-results/test-row';
import { RecordForm } from '../../components/record-form/RecordForm.tsx';
import type { ComplianceCheck } from '../../domain/compliance/use-compliance-check.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { readAgain, sendMutation } from '../../lib/forms/send.ts';
import { CreateLabOrderDocument, OrderAccountsDocument } from './lab-order.generated.ts';
import type { NewOrder } from './new-order-loader.ts';
import { labOrderLabels, labOrderTexts } from './lab-order-words.ts';
import {
  firstValues,
  valuesOfParticipant,
  type OrderStart,
  type OrderValues,
  type SentOrder,
} from './order-form-values.ts';
import { OrderForm, type ConfirmedTest } from './OrderForm.tsx';

interface NewOrderFormProps {
  start: OrderStart;
  confirmed: ConfirmedTest | null;
  /** Who was drawn and is ordered for. */
  participant: NewOrder['participant'];
  compliance: ComplianceCheck;
  /** The order was placed; answers when what is said of it is said. */
  onPlaced: (id: string, provider: LabProviderName | null) => Promise<void>;
  onCancel: string;
}

/** The laboratory of an account, for what is said when it does not take the order. */
async function providerOf(
  start: OrderStart,
  place: number,
  order: SentOrder,
): Promise<LabProviderName | null> {
  const { labAccountLocations } = await readAgain(OrderAccountsDocument, {
    locationId: String(order.donor?.locationId ?? place),
    program: start.program,
  });
  const id = String(order.labAccountLocationId);
  return labAccountLocations.nodes.find((each) => each.id === id)?.labAccount?.provider ?? null;
}

/** Checks an order whose donor is that of the instant test which it confirms: nothing of the donor is sent. */
function confirming(instantTestId: number): Resolver<OrderValues, unknown, SentOrder> {
  const check = contractResolver<OrderValues, SentOrder>(CreateLabOrderInput);
  return (values, context, options) =>
    check({ ...values, donor: null as never, instantTestId }, context, options);
}

const title = {
  ELECTRONIC_ORDER: 'New Lab Order: Electronic',
  PAPER_CCF_ORDER: 'New Lab Order: Paper CCF',
} as const;

/** The form of an order, whose compliance is checked again before it is sent where it changed. */
export function NewOrderForm({
  start,
  confirmed,
  participant,
  compliance,
  ...on
}: NewOrderFormProps) {
  const [first] = useState(() => {
    const values = firstValues(start, new Date());
    return participant === null ? values : valuesOfParticipant(values, participant);
  });
  const sent = useRef<SentOrder | null>(null);
  const { locationId: place, reasonForTest: why } = first.donor;
  const send = async (order: SentOrder) => {
    const outcome = await compliance.ensure({
      locationId: Number(order.donor?.locationId ?? place),
      reasonForTest: ReasonForTest.parse(order.donor?.reasonForTest ?? why),
      specimenTypeId: order.specimenTypeId,
    });
    if (outcome === null) return null;
    sent.current = order;
    /* Nobody said when but the picker, which counts in quarters of an hour: it was ordered as it is sent. */
    const { orderedAt } = order.labOrder;
    const isSaid = orderedAt !== first.labOrder.orderedAt;
    const labOrder = { ...order.labOrder, orderedAt: isSaid ? orderedAt : null };
    const { isComplianceIgnore, complianceOverrideReason } = outcome;
    const input = { ...order, labOrder, isComplianceIgnore, complianceOverrideReason };
    return (await sendMutation(CreateLabOrderDocument, { input })).createLabOrder;
  };
  return (
    <RecordForm
      title={title[start.labOrderType]}
      subtitle={`${start.program === 'DOT' ? 'DOT' : 'Non-DOT'} order${confirmed ? `. ${labOrderTexts.confirming}.` : ''}`}
      action="Place Order"
      contract={contract}
      labels={labOrderLabels}
      values={() => first}
      {...(confirmed && { resolver: confirming(Number(confirmed.id)) as never })}
      send={send}
      cancel={on.onCancel}
      onSaved={async ({ placedLabOrder }) => {
        const order = sent.current;
        if (placedLabOrder && order)
          await on.onPlaced(placedLabOrder.id, await providerOf(start, Number(place), order));
      }}
    >
      {(form) => <OrderForm form={form} start={start} confirmed={confirmed} />}
    </RecordForm>
  );
}
