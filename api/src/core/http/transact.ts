import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Overloaded } from '@assay/schema/core/bulkheads';
import { inTransaction } from '../database/transaction.ts';
import { Refusal } from '../refusal.ts';
import type { Token } from './authenticate.ts';
import { openRequest, type OpenRequest } from './request-context.ts';

/**
 * Runs `work` in one transaction of the caller's tenant and scope, again when the database asks for
 * it, writes the audit log before the commit and does what was put off until after it.
 * @throws what `work` throws; a Refusal with `keepChanges` is thrown after the commit
 */
export async function transact<T>(
  app: FastifyInstance,
  request: FastifyRequest,
  token: Token | null,
  work: (open: OpenRequest) => Promise<T>,
): Promise<T> {
  const settings = token === null ? {} : { tenantId: token.tenantId };
  const done = await inTurn(app, request, () =>
    inTransaction(app.database, settings, async (tx) => {
      const open = await openRequest(tx, request, token);
      if (token !== null) app.knownSessions.note(token.hash);
      try {
        const result = await work(open);
        await open.writeAudit();
        return { result, open };
      } catch (error) {
        if (!(error instanceof Refusal && error.keepChanges)) throw error;
        await open.writeAudit();
        return { refusal: error, open };
      }
    }),
  );
  await done.open.runAfterCommit(request.log);
  if ('refusal' in done) throw done.refusal;
  return done.result;
}

/** Runs the transaction of a call when there is room for one more of it. @throws Refusal SERVICE_UNAVAILABLE */
async function inTurn<T>(
  app: FastifyInstance,
  { method, routeOptions }: FastifyRequest,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await app.bulkheads.run(`${method} ${routeOptions.url}`, work);
  } catch (error) {
    if (error instanceof Overloaded) throw new Refusal('SERVICE_UNAVAILABLE', { cause: error });
    throw error;
  }
}
