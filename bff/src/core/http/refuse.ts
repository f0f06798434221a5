import { errorCatalogue, errorText, type ErrorCode } from '@assay/schema/core/errors';
import type { FastifyReply } from 'fastify';

/** Answers a plain HTTP request with the envelope that api would send (contract §0.4). */
export const refuse = (reply: FastifyReply, errorCode: ErrorCode): FastifyReply =>
  reply
    .code(errorCatalogue[errorCode].status)
    .type('application/json; charset=utf-8')
    .send({ errorCode, message: errorText(errorCode), params: {}, requestId: reply.request.id });
