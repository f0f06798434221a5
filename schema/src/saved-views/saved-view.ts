import { z } from 'zod';
import { coded } from '../core/field-errors.ts';
import { formed, recordId, text, version } from '../core/fields.ts';

/** What of the address of a list a view keeps: never its page. */
const parts = ['q', 'searchQuery', 'sortBy', 'sortOrder', 'limit'];
const SEARCH_MAX = 4_000;

const keepsOnlyAList = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].every((key) => parts.includes(key));
/** An SSN is looked for once, and not kept. */
const namesNoSsn = (search: string): boolean =>
  !/(^|\D)\d{3}-?\d{2}-?\d{4}(\D|$)/.test([...new URLSearchParams(search).values()].join(' '));

const fields = {
  name: text(60).describe('Name, one of the own only for this list.'),
  search: z
    .string()
    .max(SEARCH_MAX)
    .refine(keepsOnlyAList, coded('INVALID'))
    .refine(namesNoSsn, coded('INVALID', 'A view keeps no social security number.'))
    .describe(
      'What the list shows, as the query of its address: `q`, `searchQuery`, `sortBy`, `sortOrder`, `limit`.',
    )
    .meta({ example: 'searchQuery=address.state%5BEQ%5D%3DTX&sortBy=companyName' }),
  isShared: z
    .boolean()
    .default(false)
    .describe('Whether users of the own company have it too; of internal users all internal ones.'),
};
const list = () =>
  formed(/^[a-z][a-z0-9-]{1,63}$/, 'INVALID', 64)
    .describe('The list of the portal, e.g. `test-results`.')
    .meta({ example: 'test-results' });

export const CreateSavedViewInput = z
  .object({ list: list(), ...fields })
  .meta({ id: 'CreateSavedViewInput', description: 'A view of a list to save under a name.' });
export const UpdateSavedViewInput = z
  .object({ ...fields, version: version() })
  .meta({ id: 'UpdateSavedViewInput', description: 'All fields of an own view.' });
export const DefaultViewInput = z
  .object({ isDefault: z.boolean().describe('Whether the list opens with it; one view at most.') })
  .meta({ id: 'DefaultViewInput', description: 'Whether a list opens with a view.' });

export const SavedView = z
  .object({
    id: recordId(),
    list: z.string().describe('The list of the portal.'),
    name: z.string().describe('Name.'),
    search: z.string().describe('What the list shows, as the query of its address.'),
    isShared: z.boolean().describe('Whether others of the company have it.'),
    isOwn: z.boolean().describe('Whether the caller saved it, and may change it.'),
    isDefault: z.boolean().describe('Whether the list opens with it for the caller.'),
    version: version(),
  })
  .meta({ id: 'SavedView', description: 'A view of a list that somebody saved under a name.' });
export type SavedView = z.output<typeof SavedView>;
