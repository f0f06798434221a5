import type { Acknowledgment } from '@assay/schema/acknowledgments/acknowledgment';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { isTestVisible } from '../test-results/test-cases.repository.ts';
import { readSigned } from './acknowledgments.repository.ts';

/**
 * What was signed of a test, the first first.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function listAcknowledgments(
  { tx }: Context,
  id: number,
): Promise<{ results: Acknowledgment[] }> {
  if (!(await isTestVisible(tx, id))) throw Refusal.notFound();
  const all = await readSigned(tx, id);
  return {
    results: all.map((each) => ({
      id: each.id,
      type: each.type,
      signedAt: each.signedAt,
      signedBy: each.signedBy,
      device: each.device,
      causeNumber: each.causeNumber,
      comment: each.comment,
      admissionComment: each.signed.admissionComment,
      document: each.document,
      substances: each.substances.map(({ name, date }) => ({ name, date })),
      sha256: each.sha256,
    })),
  };
}
