import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../../config.ts';
import { Refusal } from '../refusal.ts';
import { operatorCommands } from './operator-commands.ts';
import { OPERATOR_HEADER } from './operator-file.ts';

/** Another length gives nothing away that matters. */
const same = (given: unknown, word: string): boolean =>
  typeof given === 'string' &&
  Buffer.byteLength(given) === Buffer.byteLength(word) &&
  timingSafeEqual(Buffer.from(given), Buffer.from(word));

/**
 * Serves the commands of whoever runs this installation, for the tools that run beside it (ADR 78). They are no
 * part of the REST api; without the word of `operator.json` there is nothing here.
 */
export function serveOperator(app: FastifyInstance): void {
  for (const [name, run] of Object.entries(operatorCommands)) {
    app.post(`/operator/${name}`, { config: { rateLimit: false } }, async (request, reply) => {
      if (!same(request.headers[OPERATOR_HEADER], app.operatorToken)) throw Refusal.notFound();
      try {
        return await run(app);
      } catch (error) {
        if (!(error instanceof ConfigError)) throw error;
        return reply.code(409).send({ message: error.message });
      }
    });
  }
}
