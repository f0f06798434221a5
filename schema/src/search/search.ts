import { z } from 'zod';
import { date, recordId, text } from '../core/fields.ts';
import { resultsOf } from '../core/list-envelope.ts';
import { defineRoute } from '../core/route.ts';
import { wordedEnum } from '../core/worded-enum.ts';
import { HITS_OF_EACH, HITS_OF_ONE, SEARCH_TEXT_MAX, searchKinds } from './search-kinds.ts';

const Kind = wordedEnum(searchKinds, { id: 'SearchKind', description: 'Kind of a record.' });

export const SearchInput = z
  .object({
    q: text(SEARCH_TEXT_MAX).describe(
      'Words of a name, in any order; a number, or a part of it; the last four digits of an SSN. Two characters find beginnings of names and whole numbers alone.',
    ),
    kind: Kind.nullable()
      .default(null)
      .describe(
        `Only records of this kind, up to ${HITS_OF_ONE}; otherwise up to ${HITS_OF_EACH} of each.`,
      ),
  })
  .meta({ id: 'SearchInput', description: 'What is searched for.' });
export type SearchInput = z.output<typeof SearchInput>;

export const SearchHit = z
  .object({
    kind: Kind.describe('What the record is.'),
    recordId: recordId().describe('Id of the record among those of its kind.'),
    title: z.string().describe('Name of the record; of a test the name of the donor.'),
    detail: z
      .string()
      .nullable()
      .describe('Where it belongs, e.g. company and location, or what it is.'),
    note: z.string().nullable().describe('State, where it is not the usual one, e.g. Expired.'),
    date: date().nullable().describe('Day of a run, or on which a test was entered, YYYY-MM-DD.'),
    parentId: recordId()
      .nullable()
      .describe('Company of a location, or pool of a run or member, whose page leads to it.'),
    variant: z
      .string()
      .nullable()
      .describe('Laboratory of a test code or account, type of a user, drug or adulterant.'),
  })
  .meta({ id: 'SearchHit', description: 'A record that a search found.' });
export type SearchHit = z.output<typeof SearchHit>;

/** The search over everything. What is searched for travels in the body, so that no address or log holds a name. */
export const searchRoutes = {
  find: defineRoute({
    method: 'POST',
    url: '/api/search',
    schema: {
      summary: 'Find records of every kind by name or number',
      description:
        'Only what the caller may open, in the scope of the caller; the best kind first, and the best of each kind first. Nothing that a laboratory found is searched or answered. Saves nothing.',
      tags: ['search'],
      body: SearchInput,
      response: { 200: resultsOf(SearchHit) },
    },
    config: { access: 'session' },
  }),
};
