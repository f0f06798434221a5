import type { UseFormReturn } from 'react-hook-form';
import type { ProgramName } from '@assay/schema/common/programs';
import type { CreateLabOrderInput } from '@assay/schema/lab-orders/lab-order-input';
import { LabOrderForm as contract } from '@assay/schema/lab-orders/lab-order-input';
import {
  BREATH,
  defaultExpiry,
  donorInstructionsDefault,
} from '@assay/schema/lab-orders/lab-order-rules';
import type { LabOrderType } from '../../gql/schema.generated.ts';
import type { FormValues } from '../../lib/forms/form-types.ts';
import { blankValues } from '../../lib/forms/form-values.ts';

export type OrderValues = FormValues<typeof contract>;
export type OrderFormOf = UseFormReturn<OrderValues>;
/** What is sent; the donor of an instant test that is confirmed is not. */
export type SentOrder = CreateLabOrderInput;

/** What is chosen before the form opens (T s2): how it is ordered, and what the compliance check was asked. */
export interface OrderStart {
  labOrderType: LabOrderType;
  program: ProgramName;
  locationId: number;
  specimenTypeId: number;
  reasonForTest: string;
}

const QUARTER_MS = 15 * 60_000;

/** The last quarter of an hour, as the picker counts (T s9). */
const lastQuarter = (now: Date): string =>
  new Date(Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();

/** First values of an order. */
export function firstValues(start: OrderStart, now: Date): OrderValues {
  const blank = blankValues(contract);
  return {
    ...blank,
    labOrderType: start.labOrderType,
    specimenTypeId: start.specimenTypeId,
    donor: { ...blank.donor, locationId: start.locationId, reasonForTest: start.reasonForTest },
    labOrder: {
      ...blank.labOrder,
      testType: start.specimenTypeId === BREATH ? 'ALCOHOL' : 'DRUG',
      orderedAt: lastQuarter(now),
      expireDate: defaultExpiry(now),
      donorInstructions: donorInstructionsDefault,
    },
  };
}
