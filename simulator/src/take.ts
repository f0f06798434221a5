import { randomInt } from 'node:crypto';
import type { DemoLaboratory } from '@assay/schema/laboratories/demo-laboratories';
import { signatureHeaders } from '@assay/schema/laboratories/signed-text';
import type { OrderToLaboratory, ToLaboratory } from '@assay/schema/laboratories/laboratory-order';
import { steps, type Orders, type TakenOrder } from './orders.ts';
import { signedHeaders } from './sign.ts';
import { switches } from './switches.ts';
import { tellerOf } from './teller.ts';

/** What a laboratory answers; null for nothing at all. */
export type Answer = { status: number; body: object } | null;

const unknown: Answer = { status: 404, body: { message: 'There is no such order.' } };

const sites = [
  { siteCode: 'AA050', siteName: 'Main Street Collections' },
  { siteCode: 'AA061', siteName: 'Airport Occupational Health' },
];

function takeOrder(
  order: OrderToLaboratory,
  { slug }: DemoLaboratory,
  orders: Orders,
  paceMs: number,
): Answer {
  const former = orders.get(slug, order.orderNumber);
  if (former !== undefined) {
    /* The same order again: there is one of each number. */
    former.isCanceled = false;
    orders.set(former);
    return { status: 200, body: { labTestId: former.labTestId } };
  }
  const labTestId = `${slug.slice(0, 2).toUpperCase()}-${randomInt(100_000, 999_999)}`;
  const isVerified = order.mro?.connection != null;
  orders.set({
    slug,
    order,
    labTestId,
    specimenId: `S${randomInt(10_000_000, 99_999_999)}`,
    at: {},
    told: {},
    left: steps.filter((step) => step !== 'MRO_REPORT' || isVerified),
    nextAt: Date.now() + paceMs,
    outcome: null,
    isCanceled: false,
  });
  return { status: 200, body: { labTestId } };
}

function changeOrder(
  message: Extract<ToLaboratory, { kind: 'CANCEL' | 'RENEW' }>,
  { slug }: DemoLaboratory,
  orders: Orders,
): Answer {
  const taken = orders.get(slug, message.orderNumber);
  if (taken === undefined) return unknown;
  if (message.kind === 'CANCEL') {
    if (taken.at.COLLECTED !== undefined)
      return { status: 422, body: { message: 'The specimen was collected already.' } };
    taken.isCanceled = true;
    orders.set(taken);
  }
  return { status: 200, body: {} };
}

const toldBy = (laboratory: DemoLaboratory, taken: TakenOrder): object[] =>
  steps.flatMap((step) => {
    const message = taken.told[step];
    return message === undefined || tellerOf(taken, step)?.slug !== laboratory.slug
      ? []
      : [message];
  });

/** What one of them told of an order, once more and signed anew; an MRO knows orders of all laboratories. */
function tellAgain(orderNumber: string, laboratory: DemoLaboratory, orders: Orders): Answer {
  const known = orders
    .all()
    .find(
      (taken) =>
        taken.order.orderNumber === orderNumber &&
        steps.some((step) => tellerOf(taken, step)?.slug === laboratory.slug),
    );
  if (known === undefined) return unknown;
  const messages = toldBy(laboratory, known).map((message) => {
    const body = JSON.stringify(message);
    const headers = signedHeaders(laboratory.secret, body);
    return {
      time: headers[signatureHeaders.time],
      nonce: headers[signatureHeaders.nonce],
      signature: headers[signatureHeaders.signature],
      body,
    };
  });
  return { status: 200, body: { messages } };
}

/** What a laboratory does with a message, as it is switched. */
export function takeMessage(
  message: ToLaboratory,
  laboratory: DemoLaboratory,
  { orders, paceMs }: { orders: Orders; paceMs: number },
): Answer {
  if (message.kind === 'FIND_SITES') return { status: 200, body: { sites } };
  if (switches.mode === 'stall') return null;
  if (switches.mode === 'down') return { status: 503, body: { message: 'Back in a moment.' } };
  if (message.kind === 'RESULT_AGAIN') return tellAgain(message.orderNumber, laboratory, orders);
  if (message.kind !== 'ORDER') return changeOrder(message, laboratory, orders);
  if (switches.mode === 'refuse')
    return { status: 422, body: { message: 'The account is not known to this laboratory.' } };
  return takeOrder(message, laboratory, orders, paceMs);
}
