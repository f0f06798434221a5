import { readAgain } from '../../lib/forms/send.ts';
import { SentOrderDocument } from './lab-order.generated.ts';

/** How long the form waits for the laboratory, and between two looks, ms. */
const PATIENCE_MS = 6_000;
const LOOK_MS = 750;

const sleep = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/** Whether the laboratory took an electronic order within a few seconds; it is sent behind the scenes. */
export async function isTaken(id: string): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const answer = await readAgain(SentOrderDocument, { id }).catch(() => null);
    if (answer?.testResult?.labOrder?.labTestId != null) return true;
  }
  return false;
}
