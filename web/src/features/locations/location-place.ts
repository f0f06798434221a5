import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { requireRecordId } from '../../lib/navigation/record-id.ts';
import { loadViewer, type Viewer } from '../../lib/viewer/viewer.ts';
import { locationLinks, type LocationLinks, type PlaceName } from './location-links.ts';

export interface LocationPlace {
  name: PlaceName;
  /** Company whose locations they are. */
  companyId: string;
  links: LocationLinks;
}

/** The place that a client user is led to instead, so that each of them has one address for a location (O s2). */
function otherPlace(name: PlaceName, companyId: string, viewer: Viewer): PlaceName | null {
  const { profile, permissions } = viewer;
  if (profile.type !== 'CLIENT' || profile.company?.id !== companyId || name === 'mine')
    return null;
  // A location manager has no company to look at.
  if (!permissions.has('FE_VIEW_MY_COMPANY') && permissions.has('FE_VIEW_MY_LOCATION'))
    return 'mine';
  return name === 'ofCompany' ? 'ofMyCompany' : null;
}

/** Whose locations an address means. Throws a redirect where the viewer has another address for them. */
export async function loadPlace(
  name: PlaceName,
  { params, request }: LoaderFunctionArgs,
): Promise<LocationPlace> {
  const viewer = await loadViewer();
  const companyId = requireRecordId(
    name === 'ofCompany' ? params['companyId'] : viewer.profile.company?.id,
  );
  const links = locationLinks(name, companyId);
  const other = otherPlace(name, companyId, viewer);
  if (other === null) return { name, companyId, links };
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname.replace(links.list, locationLinks(other, companyId).list) + search);
}
