import type { DemoLaboratory } from '@assay/schema/laboratories/demo-laboratories';
import { messageOf } from './messages.ts';
import { type Orders, type Step, type TakenOrder } from './orders.ts';
import { drawOutcome } from './outcomes.ts';
import { signedHeaders } from './sign.ts';
import { switches } from './switches.ts';
import { tellerOf } from './teller.ts';

/** How long the portal may take, ms. */
const PATIENCE_MS = 10_000;

/** Whether the portal kept a message. */
async function send(apiUrl: string, from: DemoLaboratory, message: object): Promise<boolean> {
  const body = JSON.stringify(message);
  const secret =
    switches.mode === 'wrongSignature' ? 'a-secret-that-nobody-agreed-on' : from.secret;
  try {
    const answer = await fetch(`${apiUrl}/api/laboratories/${from.id}/messages`, {
      method: 'POST',
      body,
      headers: { ...signedHeaders(secret, body), 'x-tenant-host': from.host },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

/** The next step that is told: in time, or backwards while that is switched on. */
function nextOf({ left }: TakenOrder): Step | undefined {
  const laboratorys = left.filter((step) => step !== 'MRO_REPORT');
  return switches.mode === 'outOfOrder' && laboratorys.length > 0 ? laboratorys.at(-1) : left[0];
}

/** Tells the next step of an order; one that the portal did not take is told again later. */
async function tellNext(apiUrl: string, taken: TakenOrder): Promise<void> {
  const step = nextOf(taken);
  if (step === undefined) return;
  taken.outcome ??= drawOutcome(taken.order, switches.finding);
  taken.at[step] ??= new Date().toISOString();
  const from = tellerOf(taken, step);
  if (from === undefined) return;
  /* Word by word the same when it is told again: a laboratory does not make up its mind anew. */
  taken.told[step] ??= messageOf(taken, step);
  const message = taken.told[step];
  const isTaken = await send(apiUrl, from, message);
  if (isTaken && switches.mode === 'twice') await send(apiUrl, from, message);
  if (isTaken) taken.left = taken.left.filter((each) => each !== step);
}

/** Tells what is due of all orders. */
export async function tellAll(
  { apiUrl, paceMs }: { apiUrl: string; paceMs: number },
  orders: Orders,
): Promise<void> {
  const due = orders
    .all()
    .filter(
      ({ left, nextAt, isCanceled }) => left.length > 0 && nextAt <= Date.now() && !isCanceled,
    );
  for (const taken of due) {
    await tellNext(apiUrl, taken);
    taken.nextAt = Date.now() + paceMs;
  }
  if (due.length > 0) orders.save();
}
