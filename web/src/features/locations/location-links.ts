import { generatePath } from 'react-router-dom';
import { locationPaths } from '../../config/features/locations.ts';
import { contactLinks, type ContactLinks } from '../../domain/contacts/contact-links.ts';

/** Where locations are looked at: below a company, below the client user's own, or as those of a manager. */
export type PlaceName = keyof typeof locationPaths;

/** Where the screens of the locations of one place are. */
export interface LocationLinks {
  list: string;
  /** Null where no location is added. */
  create: string | null;
  import: string | null;
  profile: (locationId: string) => string;
  edit: (locationId: string) => string;
  testPools: (locationId: string) => string;
  /** Contacts of the company; null for a location manager, who has no company to look at. */
  contacts: ContactLinks | null;
  history: (locationId: string) => string;
}

export function locationLinks(place: PlaceName, companyId: string): LocationLinks {
  const at = locationPaths[place];
  const link = (path: string, locationId = ''): string =>
    generatePath(path, { companyId, locationId });
  return {
    list: link(at.list),
    create: 'create' in at ? link(at.create) : null,
    import: 'import' in at ? link(at.import) : null,
    profile: (locationId) => link(at.detail, locationId),
    edit: (locationId) => link(at.edit, locationId),
    contacts: place === 'mine' ? null : contactLinks(place, companyId),
    testPools: (locationId) => link(at.testPools, locationId),
    history: (locationId) => link(at.history, locationId),
  };
}

/** Addresses of files, which do not pass GraphQL. */
export const locationFiles = {
  upload: (companyId: string) => `/upload/companies/${companyId}/locations`,
  example: (companyId: string) => `/download/companies/${companyId}/locations/example`,
};
