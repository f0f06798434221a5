import { generatePath } from 'react-router-dom';
import { contactPaths } from '../../config/features/contacts.ts';

/** Where contacts are looked at: below a company, or below the client user's own. */
export type ContactPlaceName = keyof typeof contactPaths;

/** Where the screens of the contacts of a company are. */
export function contactLinks(place: ContactPlaceName, companyId: string) {
  const at = contactPaths[place];
  const link = (path: string, contactId = ''): string =>
    generatePath(path, { companyId, contactId });
  const narrowed = (locationId: string): string =>
    new URLSearchParams({ searchQuery: `locationId[EQ]=${locationId}` }).toString();
  return {
    list: link(at.list),
    create: link(at.create),
    import: link(at.import),
    detail: (id: string) => link(at.detail, id),
    edit: (id: string) => link(at.edit, id),
    history: (id: string) => link(at.history, id),
    /** Those of one location, and a new one there. */
    listAt: (locationId: string) => `${link(at.list)}?${narrowed(locationId)}`,
    createAt: (locationId: string) => `${link(at.create)}?locationId=${locationId}`,
  };
}
export type ContactLinks = ReturnType<typeof contactLinks>;
