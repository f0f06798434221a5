import type { FastifyInstance } from 'fastify';
import { laboratoryRoutes } from '@assay/schema/laboratories/laboratory.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { serveSigned } from '../../core/http/serve-signed.ts';
import { serveSteps } from '../../core/http/serve-steps.ts';
import { readHealth } from './connection-health.ts';
import { httpsJson } from './https-json.ts';
import { isIncomingVisible, listIncoming, listUnmatched } from './incoming.read-model.ts';
import { matchMessage, processAgain } from './incoming.service.ts';
import { labConnections } from './lab-connection.table.ts';
import { listLabConnections, readLabConnection } from './lab-connections.read-model.ts';
import {
  checkConnection,
  createLabConnection,
  deleteLabConnection,
  rotateSecret,
  updateLabConnection,
} from './lab-connections.service.ts';
import { resendMessage } from './laboratory-orders.service.ts';
import { isOutgoingVisible, listOutgoing } from './outgoing.read-model.ts';
import { receiveMessage } from './receive-message.ts';
import { refreshMroResult } from './refresh-mro-result.ts';

/** Calls of decision 43, and the question to an MRO (contract §21). */
export function registerLaboratoriesRoutes(app: FastifyInstance): void {
  const { secrets, config } = app;
  const tools = { secrets, config };
  app.resources.set('labConnection', labConnections);
  app.resources.set('outgoingLabMessage', { isVisible: isOutgoingVisible });
  app.resources.set('labMessage', { isVisible: isIncomingVisible });
  app.resources.set('unmatchedLabMessage', { isVisible: isIncomingVisible });
  app.histories.set('labConnection', {
    change: laboratoryRoutes.update,
    also: ['kind', 'party', 'provider'],
    named: { table: 'lab_connections', name: 'name' },
  });
  app.histories.set('labMessage', null);
  app.histories.set('outgoingLabMessage', null);
  const { receive, refresh, ...others } = laboratoryRoutes;
  serveRoutes(app, others, {
    list: listLabConnections,
    get: readLabConnection,
    create: (context, input) => createLabConnection(context, tools, input),
    update: (context, id, input) => updateLabConnection(context, tools, id, input),
    remove: deleteLabConnection,
    rotate: (context, id, input) => rotateSecret(context, tools, id, input),
    check: checkConnection,
    health: (context, id) => readHealth(context, secrets, id),
    outgoing: listOutgoing,
    resend: resendMessage,
    incoming: listIncoming,
    process: processAgain,
    unmatched: listUnmatched,
    match: matchMessage,
  });
  serveSteps(app, refresh, ({ step, params, request }) =>
    refreshMroResult(
      step,
      {
        secrets,
        database: app.database,
        storage: app.storage,
        spool: app.spool,
        log: request.log,
        runId: request.id,
      },
      params.id,
      httpsJson(tools.config.LABORATORY_PRIVATE_HOSTS),
    ),
  );
  serveSigned(app, receive, async ({ context, params, headers, body }) => {
    const answer = await receiveMessage(context, secrets, {
      connectionId: params.id,
      headers,
      body,
    });
    return { status: answer.isRepeated ? 200 : 202, answer };
  });
}
