import { errorText, errorTexts } from '@assay/schema/core/errors';
import { ErrorEnvelopeContract } from '@assay/schema/core/envelope';
import type { FieldErrorTree } from '@assay/schema/core/field-error-tree';
import { z } from 'zod';
import { refusalOf, UpstreamRefusal } from './errors.ts';

const FieldFailure = z.object({
  errorCode: z.string(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()).default({}),
});

const FailureTree: z.ZodType<FieldErrorTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.array(FieldFailure), FailureTree])),
) as unknown as z.ZodType<FieldErrorTree>;

/**
 * Reads the envelope of a refusal; a body that is none becomes an outage, wrong input (P s8) or an internal
 * error.
 */
export function refusalFrom(status: number, body: unknown): UpstreamRefusal {
  if (status === 502 || status === 503 || status === 504) return refusalOf('SERVICE_UNAVAILABLE');
  const envelope = ErrorEnvelopeContract.safeParse(body);
  if (!envelope.success || status >= 500) {
    if (status === 401) return refusalOf('UNAUTHORIZED');
    if (status === 429) return refusalOf('TOO_MANY_REQUESTS');
    if (status === 400)
      return new UpstreamRefusal({ status, errorCode: null, message: errorTexts.inputValues });
    return new UpstreamRefusal({
      status: 500,
      errorCode: 'INTERNAL_ERROR',
      message: errorText('INTERNAL_ERROR'),
    });
  }
  const errors = FailureTree.safeParse(envelope.data.errors ?? {});
  return new UpstreamRefusal({
    status,
    errorCode: envelope.data.errorCode ?? null,
    message: envelope.data.message,
    params: envelope.data.params,
    errors: errors.success ? errors.data : {},
  });
}
