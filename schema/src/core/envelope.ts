import { z } from 'zod';
import { ErrorCodeContract } from './error-code.ts';
import type { ErrorCode, ErrorParams } from './errors.ts';
import type { FieldErrorTree } from './field-error-tree.ts';
import type { ImportErrors } from './import-errors.ts';

/** Body of every refusal of api (contract §0.4). */
export interface ErrorEnvelope {
  errorCode?: ErrorCode;
  message: string;
  params: ErrorParams;
  errors?: FieldErrorTree | ImportErrors;
  requestId?: string;
}

/** The body of a refusal as it is read: a newer api may know more codes (contract §27). */
export const ErrorEnvelopeContract = z.object({
  errorCode: z.string().optional(),
  message: z.string(),
  params: z.record(z.string(), z.unknown()),
  errors: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string().optional(),
});

/** The body of a refusal as openapi.json publishes it. */
export const PublishedEnvelope = z
  .object({
    errorCode: ErrorCodeContract.optional().describe('Absent when only fields failed.'),
    message: z.string().describe('Ready English text.'),
    params: z.record(z.string(), z.unknown()).describe('Values for the text.'),
    errors: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('Mirrors the request body; a leaf is a list of {errorCode, message, params}.'),
    requestId: z.string().optional().describe('Id of the request; the log has it too.'),
  })
  .meta({ id: 'ErrorEnvelope', description: 'Every refusal has this body.' });

/** An answer without a body. */
export const Nothing = z.null().describe('No content.');
