import { randomInt, randomUUID } from 'node:crypto';
import type { Step, TakenOrder } from './orders.ts';

const now = (): string => new Date().toISOString();

const testOf = ({ order, specimenId, at }: TakenOrder) => ({
  orderNumber: order.orderNumber,
  specimenId,
  donorIdType: order.donor.idType,
  donorId: order.donor.id,
  ...(at.COLLECTED === undefined ? {} : { collectedAt: at.COLLECTED }),
});

const linesOf = ({ order, outcome }: TakenOrder) =>
  order.testCodes
    .flatMap(({ substances }) => substances)
    .map(({ name, abbreviation }, index) => {
      const isFound = outcome?.found.includes(index) === true;
      return {
        substance: name,
        abbreviation,
        result: isFound ? 'RESULT_POSITIVE' : 'RESULT_NEGATIVE',
        screenCutoff: '50 ng/mL',
        screenMethod: 'EIA',
        confirmCutoff: '15 ng/mL',
        ...(isFound ? { confirmMethod: 'GC/MS', numericLevel: `${randomInt(16, 900)} ng/mL` } : {}),
      };
    });

/** What an MRO makes of what a laboratory found. */
const determinationOf = ({ outcome }: TakenOrder): string => {
  switch (outcome?.result) {
    case 'RESULT_POSITIVE':
      return outcome.isExplained === true ? 'MRO_NEGATIVE' : 'MRO_POSITIVE';
    case 'RESULT_NEGATIVE_DILUTE':
      return 'MRO_NEGATIVE_DILUTE';
    case 'RESULT_INVALID':
    case 'RESULT_FATAL_FLAW':
      return 'MRO_CANCELLED';
    case 'RESULT_SUBSTITUTED':
      return 'MRO_SUBSTITUTED';
    case 'RESULT_ADULTERATED':
      return 'MRO_ADULTERATED';
    default:
      return 'MRO_NEGATIVE';
  }
};

/** The message that tells of a step. */
export function messageOf(taken: TakenOrder, step: Step): object {
  const shared = { messageId: randomUUID(), test: testOf(taken) };
  const { at, order } = taken;
  if (step === 'COLLECTED' || step === 'RECEIVED')
    return {
      kind: 'ORDER_STATUS',
      ...shared,
      status: step,
      at: at[step] ?? now(),
      labTestId: taken.labTestId,
      ...(step === 'COLLECTED' ? { collectorName: 'Jordan Ames' } : {}),
    };
  if (step === 'RESULT')
    return {
      kind: 'RESULT',
      ...shared,
      result: taken.outcome?.result ?? 'RESULT_NEGATIVE',
      certifiedBy: 'Robin Castell, PhD',
      receivedAt: at.RECEIVED ?? now(),
      reportedAt: at.RESULT ?? now(),
      lines: linesOf(taken),
    };
  return {
    kind: 'MRO_REPORT',
    ...shared,
    result: determinationOf(taken),
    mro: order.mro?.fullName ?? 'Medical Review Officer',
    verifiedAt: at.MRO_REPORT ?? now(),
    lines: linesOf(taken),
  };
}
