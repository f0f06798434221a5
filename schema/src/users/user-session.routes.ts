import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { listOf, resultsOf } from '../core/list-envelope.ts';
import { defineRoute, idParamsOf, noContent, type HttpMethod } from '../core/route.ts';
import { signInList } from './sign-in.list.ts';
import { SIGN_INS_DAYS, SignIn, UserSession } from './user-session.ts';

const tag = 'users';
const sessions = '/api/users/:id/sessions';
const own = '/api/profile/sessions';
/** Who manages the account. */
const access = { anyOf: ['EDIT_USER', 'EDIT_COMPANY_USER'] } as const;
const sessionId = z.guid().describe('Id of the session.');

const ofUser = <const M extends HttpMethod>(method: M) =>
  ({ method, config: { access, resource: 'user' } }) as const;
const ofProfile = <const M extends HttpMethod>(method: M) =>
  ({ method, config: { access: 'session' } }) as const;

/** Sessions and sign-ins of users whom the caller manages, and the own (decisions 31, 51). */
export const userSessionRoutes = {
  list: defineRoute({
    ...ofUser('GET'),
    url: sessions,
    schema: {
      summary: 'Read the running sessions of a user, the last used first',
      tags: [tag],
      params: idParamsOf(sessions),
      response: { 200: resultsOf(UserSession) },
    },
  }),
  end: defineRoute({
    ...ofUser('DELETE'),
    url: '/api/users/:id/sessions/:sessionId',
    schema: {
      summary: 'End one session of a user at once',
      tags: [tag],
      params: z.object({ id: idParam(), sessionId }),
      response: noContent,
    },
  }),
  endAll: defineRoute({
    ...ofUser('DELETE'),
    url: sessions,
    schema: {
      summary: 'End every session of a user at once, except the one that asks',
      tags: [tag],
      params: idParamsOf(sessions),
      response: noContent,
    },
  }),
  signIns: defineRoute({
    method: 'GET',
    url: '/api/users/:id/signins',
    schema: {
      summary: `List who tried to sign in to an account during the last ${SIGN_INS_DAYS} days, newest first`,
      tags: [tag],
      params: idParamsOf('/api/users/:id/signins'),
      response: { 200: listOf(SignIn) },
    },
    config: { access, resource: 'user', list: signInList },
  }),
  listOwn: defineRoute({
    ...ofProfile('GET'),
    url: own,
    schema: {
      summary: 'Read the own running sessions, the last used first',
      tags: ['profile'],
      response: { 200: resultsOf(UserSession) },
    },
  }),
  endOwn: defineRoute({
    ...ofProfile('DELETE'),
    url: '/api/profile/sessions/:sessionId',
    schema: {
      summary: 'End one of the own sessions at once',
      tags: ['profile'],
      params: z.object({ sessionId }),
      response: noContent,
    },
  }),
  endAllOwn: defineRoute({
    ...ofProfile('DELETE'),
    url: own,
    schema: {
      summary: 'End every own session at once, except the one that asks',
      tags: ['profile'],
      response: noContent,
    },
  }),
};
