import { z } from 'zod';
import { BEFORE_COLLECTION } from '@assay/schema/manual-results/manual-words';
import { CorrectionInput } from '@assay/schema/manual-results/correction';
import type { Payload } from '../../lib/forms/save-form.ts';

const {
  receivedFrom,
  reason,
  reportSource,
  reportedAt,
  resultType,
  mroResult,
  drugAdulterantResults,
  attachments,
} = CorrectionInput.shape;

/** Fields that a corrected report has in common with a report that is typed first stand where that has them. */
const fields = z.object({
  receivedFrom,
  reason,
  testResult: z.object({
    reportSource,
    reportedAt,
    resultType,
    mroResult,
    drugAdulterantResults,
    attachments,
  }),
});
type Values = z.output<typeof fields>;

/** What a form sends about the test in the version that was read. */
export const correctionInput = ({ testResult, ...values }: Values, version: number) => ({
  ...values,
  ...testResult,
  version,
});

const isOfReport = (name: PropertyKey | undefined): boolean =>
  name !== undefined && name in fields.shape.testResult.shape;

/** Where the form has what the contract names. */
const inForm = <P extends PropertyKey>(path: readonly P[]): (P | 'testResult')[] =>
  isOfReport(path[0]) ? ['testResult', ...path] : [...path];

/** A corrected report as it is typed; it is held to the contract of the call. */
export const CorrectionForm = fields.superRefine((values, ctx) => {
  const { error } = CorrectionInput.safeParse(correctionInput(values, 1));
  for (const { path, message } of error?.issues ?? [])
    ctx.addIssue({ code: 'custom', path: inForm(path), input: undefined, message });
});

/** The refusals of a call by the paths of the form. */
export const refusalsInForm = <P extends Payload>(payload: P): P => ({
  ...payload,
  errors: payload.errors.map((error) => ({ ...error, path: inForm(error.path) })),
});

/** The refusal of a report that is dated before the specimen was collected, as the call has it. */
export const reportedEarly = (
  { testResult }: Values,
  collectedAt: string | null,
): Payload['errors'] =>
  collectedAt !== null && Date.parse(testResult.reportedAt) < Date.parse(collectedAt)
    ? [
        {
          errorCode: 'INVALID',
          message: BEFORE_COLLECTION,
          path: ['testResult', 'reportedAt'],
          params: {},
        },
      ]
    : [];
