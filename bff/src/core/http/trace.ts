import { traceOf, type Trace } from '@assay/schema/core/trace';
import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

const traces = new WeakMap<IncomingMessage, Trace>();

/** The trace that a request belongs to; always the same one. */
export function traceOfRequest(request: IncomingMessage): Trace {
  const known = traces.get(request) ?? traceOf(request.headers['traceparent']);
  traces.set(request, known);
  return known;
}

/** Every line that is logged of a request names its trace. */
export const traceLogger: NonNullable<FastifyServerOptions['childLoggerFactory']> = (
  logger,
  bindings,
  options,
  request,
) => {
  const { traceId, spanId } = traceOfRequest(request);
  return logger.child({ ...bindings, traceId, spanId }, options);
};
