import { z } from 'zod';
import { idParam } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute, idParamsOf, noContent } from '../core/route.ts';
import { ChangeGrantInput, UserGrant } from './grant.ts';

const url = '/api/users/:id/grants';
const tag = 'users';
const access = { anyOf: ['GRANT_PERMISSIONS'] } as const;

/** What a user may do, by the role and beyond it (decision 31). It holds from the next call of a running session. */
export const grantRoutes = {
  list: defineRoute({
    method: 'GET',
    url,
    schema: {
      summary: 'Read what a user may do: what the role gives, what was granted and what was taken',
      tags: [tag],
      params: idParamsOf(url),
      response: { 200: resultsOf(UserGrant) },
    },
    config: { access, resource: 'user' },
  }),
  change: defineRoute({
    method: 'POST',
    url,
    schema: {
      summary: 'Grant a permission to a user or take it away, perhaps on one record',
      tags: [tag],
      params: idParamsOf(url),
      body: ChangeGrantInput,
      response: { 201: UserGrant },
    },
    config: { access, resource: 'user', errors: ['CANNOT_MODIFY_SELF'] },
  }),
  reset: defineRoute({
    method: 'DELETE',
    url: '/api/users/:id/grants/:permission',
    schema: {
      summary: 'Return a permission of a user to what the role gives',
      description:
        'With `resourceId` what was granted or taken on that record alone; without it everything about the permission.',
      tags: [tag],
      params: z.object({
        id: idParam(),
        permission: z.string().max(100).describe('Name of the permission.'),
      }),
      querystring: z.object({
        resourceType: z.string().max(20).optional().describe('`COMPANY` or `LOCATION`.'),
        resourceId: idParam().optional().describe('Id of the record.'),
      }),
      response: noContent,
    },
    config: { access, resource: 'user', errors: ['CANNOT_MODIFY_SELF'] },
  }),
};
