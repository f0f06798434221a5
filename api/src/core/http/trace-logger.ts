import { traceOf } from '@assay/schema/core/trace';
import type { FastifyServerOptions } from 'fastify';

/** Every line that is logged of a request names its trace (W3C Trace Context), as bff's log does. */
export const traceLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  request,
) => {
  const { traceparent } = (request as { headers: Record<string, unknown> }).headers;
  const { traceId, spanId, parentId } = traceOf(traceparent);
  return logger.child({ ...bindings, traceId, spanId, ...(parentId ? { parentId } : {}) }, options);
};
