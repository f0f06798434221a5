import { z } from 'zod';
import { defineRoute } from '../core/route.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { worklistKeys } from './worklist-keys.ts';

export const Worklist = z
  .object({
    key: wordedEnum(worklistKeys, { id: 'WorklistKey', description: 'What waits.' }).describe(
      'What waits.',
    ),
    count: z
      .int()
      .nonnegative()
      .describe('How many there are in the scope of the caller: as many as the list has.'),
    link: z.string().describe('Path of the portal where the list is.'),
  })
  .meta({ id: 'Worklist', description: 'Something that waits for somebody, and how often.' });
export type Worklist = z.output<typeof Worklist>;

/** What waits for the caller (decision 45). */
export const worklistRoutes = {
  list: defineRoute({
    method: 'GET',
    url: '/api/worklists',
    schema: {
      summary: 'What waits for the caller: how often, and where the list is',
      description:
        'Only what the caller may look at; the wall holds here as in lists. Counts come from the query of the list.',
      tags: ['worklists'],
      response: { 200: resultsOf(Worklist) },
    },
    config: { access: 'session' },
  }),
};
