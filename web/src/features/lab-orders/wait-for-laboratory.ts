import { readAgain } from '../../lib/forms/send.ts';
import { SentOrderDocument } from './lab-order.generated.ts';
import { labOrderTexts } from './lab-order-words.ts';

/** How long the form waits for the laboratory, and between two looks, ms. */
const PATIENCE_MS = 6_000;
const LOOK_MS = 750;

const sleep = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/**
 * Why the laboratory, named by `lab`, has not taken an electronic order within a few seconds, or null where it has: the order
 * is sent behind the scenes. What it refused is not sent again by itself.
 */
export async function whyNotTaken(id: string, lab: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const answer = await readAgain(SentOrderDocument, { id }).catch(() => null);
    const { testStatus, labOrder } = answer?.testResult ?? {};
    if (labOrder?.labTestId != null) return null;
    if (testStatus === 'CREATION_FAILED')
      return labOrderTexts.refused(lab, labOrder?.lastError ?? null);
  }
  return labOrderTexts.notCreated(lab);
}
