import type { FastifyInstance } from 'fastify';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this an answer fits a packet or two and compressing costs more than it saves, bytes. */
const MIN_BYTES = 1_024;

/** zlib's own default for brotli is 11, which takes 70 ms for one answer. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((each) => {
    const [name, ...parameters] = each
      .trim()
      .split(';')
      .map((part) => part.trim());
    return name === encoding && !parameters.some((part) => /^q=0(\.0+)?$/.test(part));
  });

/** Compresses JSON answers of the routes registered in this instance. */
export function compressJson(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    if (typeof payload !== 'string' || reply.hasHeader('content-encoding')) return payload;
    reply.header('vary', 'accept-encoding');
    if (Buffer.byteLength(payload) < MIN_BYTES) return payload;
    const header = (request.headers['accept-encoding'] ?? '').toLowerCase();
    const encoding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null;
    if (encoding === null) return payload;
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return encoding === 'br' ? brotli(payload, brotliOptions) : zip(payload, { level: 6 });
  });
}
