import { errorText } from '@assay/schema/core/errors';
import type { PlacingFault } from '../lab-orders/place-lab-orders.service.ts';

const mendPool = 'in the Test Pool, then generate the missing orders.';
const byHand = 'Order for this person by hand';

/** Why nothing could be ordered for somebody who was drawn, and where it is mended. */
export const orderFaultTexts = {
  noAccount: `The Test Pool names no Lab Account for the location of this person. Add one ${mendPool}`,
  noDrugAccount: `The Test Pool names no Lab Account for drug tests of this location. Add one ${mendPool}`,
  noBreathAccount: `The Test Pool names no Lab Account for breath tests of this location. Add one ${mendPool}`,
  noPanel: `The Test Pool names no Test Panel for the location of this person. Add one ${mendPool}`,
  noId: `The pool knows no id of this person that may be sent: company and laboratory take another type. ${byHand}, with the id that they take.`,
  /** The law says something of the test that somebody has to judge for each person (ADR 125). */
  ofLaw: (alert: string): string => `${byHand} to decide on this compliance alert: ${alert}`,
} as const;

/** Why an order was not placed that the pool asks for, and where that is mended. */
export function placingFaultText({ about, message }: PlacingFault): string {
  switch (about) {
    case 'openCase':
      return `${errorText('EXIST_OPEN_TEST_CASE_FOR_DONOR')} Close it, then generate the missing orders.`;
    case 'donor':
      return `${message} ${byHand}.`;
    default:
      return `${message} Mend what the Test Pool orders at this location, then generate the missing orders.`;
  }
}
