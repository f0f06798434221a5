import { isViolation, laterKinds } from '@assay/schema/mro/mro-words';
import type { LogMroContactInput, MroReview } from '@assay/schema/mro/mro-review';
import { fieldError } from '@assay/schema/core/field-error-tree';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { viewerAsActor } from '../test-results/viewer-as-actor.read-model.ts';
import { determinationsOf, laboratoryOf, type MroFile } from './mro-course.ts';
import { readMroFile, readMroReview, requireMroStaff } from './mro-reviews.read-model.ts';
import { addContact } from './mro-work.repository.ts';

const refused = (field: keyof LogMroContactInput, text: string): Refusal =>
  Refusal.fields(fieldError([field], 'INVALID', {}, text));

/** Clocks of the person's device may go a little fast. */
const TOLERANCE_MS = 60_000;

function assertFits(file: MroFile, { kind, at }: LogMroContactInput, now: Date): void {
  const [report] = laboratoryOf(file);
  if (report === undefined) throw refused('kind', 'The laboratory has not reported yet.');
  const when = new Date(at);
  if (when.getTime() > now.getTime() + TOLERANCE_MS) throw refused('at', 'This is in the future.');
  if (when < new Date(report.created_at))
    throw refused('at', 'This is before the report of the laboratory came.');
  const determination = determinationsOf(file).at(-1);
  const isViolated = determination !== undefined && isViolation(determination.result);
  if (laterKinds.includes(kind) && !isViolated)
    throw refused('kind', 'This comes after a positive result or a refusal was verified.');
}

/**
 * Adds to the contact log of a test (49 CFR 40.131(c)). Nobody but MRO staff knows of it, which is why neither the test's row
 * nor its events nor the audit log have any of it: the log is only ever added to, and says who did.
 * @throws Refusal RESOURCE_NOT_FOUND, ACCESS_DENIED; by field what does not fit to the test
 */
export async function logMroContact(
  context: Context,
  id: number,
  input: LogMroContactInput,
): Promise<MroReview> {
  const file = await readMroFile(context, id);
  requireMroStaff(context);
  assertFits(file, input, context.now);
  await addContact(context.tx, id, input, await viewerAsActor(context));
  return readMroReview(context, id);
}
