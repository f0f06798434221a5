import type { FastifyInstance } from 'fastify';
import { personToSendList } from '@assay/schema/people-to-send/person-to-send.list';
import { personToSendRoutes } from '@assay/schema/people-to-send/person-to-send.routes';
import { doToMany } from '../../core/entities/do-to-many.ts';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import { tickedIds } from '../../core/lists/ticked-ids.ts';
import { notePersonNotice } from './note-person-notice.ts';
import { isDrawnHere, namesOfDrawn } from './drawn-here.repository.ts';
import { listPeopleToSend } from './people-to-send.read-model.ts';

/** Calls of who answers for a location on the people there who were drawn (ADR 119). */
export function registerPeopleToSendRoutes(app: FastifyInstance): void {
  // Who may not send people learns of nobody that a test awaits them: 404 for all, not 403 for some.
  app.resources.set('personToSend', {
    isVisible: async (tx, id, { permissions }) =>
      permissions.has('SEND_DRAWN_PEOPLE') && isDrawnHere(tx, id),
  });
  serveRoutes(app, personToSendRoutes, {
    list: listPeopleToSend,
    noteNotice: notePersonNotice,
    noteNotices: async (context, input) =>
      doToMany(
        context,
        await tickedIds(context, { spec: personToSendList, list: listPeopleToSend }, input),
        namesOfDrawn,
        (one, id) => notePersonNotice(one, id, input),
      ),
  });
}
