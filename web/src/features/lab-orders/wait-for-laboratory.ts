import { readAgain } from '../../lib/forms/send.ts';
import { SentOrderDocument } from './lab-order.generated.ts';

/** What is said of an order that the laboratory has not taken (T s8). They are fetched with this file, after the form. */
const texts = {
  notCreated: (lab: string): string =>
    `The order hasn't been created in ${lab}. The system will try 10 more attempts to create it.`,
  refused: (lab: string, why: string | null): string =>
    `${lab} refused the order${why === null ? '.' : `: ${why}`}`,
} as const;

/** How long the form waits for the laboratory, and between two looks, ms. */
const PATIENCE_MS = 6_000;
const LOOK_MS = 750;

const sleep = (time: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, time);
  });

/**
 * Why the laboratory, named by `lab`, has not taken an electronic order within a few seconds, or null where it has: the order
 * is sent behind the scenes. What it refused is not sent again by itself. It reads the steps and not the test, which would say in
 * its file that it was viewed.
 */
export async function whyNotTaken(id: string, lab: string): Promise<string | null> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
    await sleep(LOOK_MS);
    const answer = await readAgain(SentOrderDocument, { id }).catch(() => null);
    const steps = answer?.testEvents ?? [];
    if (steps.some(({ kind }) => kind === 'ACCEPTED')) return null;
    const refusal = steps.find(({ kind }) => kind === 'REFUSED');
    if (refusal) return texts.refused(lab, refusal.note);
  }
  return texts.notCreated(lab);
}
