import type { FastifyInstance } from 'fastify';
import { userSessionRoutes } from '@assay/schema/users/user-session.routes';
import { serveRoutes } from '../../core/http/serve-routes.ts';
import {
  endOwnSession,
  endOwnSessions,
  readOwnSessions,
} from '../session/running-sessions.service.ts';
import {
  endUserSession,
  endUserSessions,
  listSignIns,
  readUserSessions,
} from './user-sessions.service.ts';

/** Sessions and sign-ins (decisions 31, 51). */
export function registerUserSessionRoutes(app: FastifyInstance): void {
  serveRoutes(app, userSessionRoutes, {
    list: readUserSessions,
    end: endUserSession,
    endAll: endUserSessions,
    signIns: listSignIns,
    listOwn: readOwnSessions,
    endOwn: endOwnSession,
    endAllOwn: endOwnSessions,
  });
}
