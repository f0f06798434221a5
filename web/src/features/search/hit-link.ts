import { generatePath } from 'react-router-dom';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { consortiumPaths } from '../../config/features/consortiums.ts';
import { additivePaths } from '../../config/features/drug-adulterants.ts';
import { labAccountPaths } from '../../config/features/lab-accounts.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { testCodePaths } from '../../config/features/test-codes.ts';
import { testPanelPaths } from '../../config/features/test-panels.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { testResultPaths } from '../../config/features/test-results.ts';
import { userPaths } from '../../config/features/users.ts';
import type { Viewer } from '../../lib/viewer/viewer.ts';
import type { SearchQuery } from './search.generated.ts';

export type Hit = SearchQuery['search'][number];

/** The address of a location: a client user has it below the own company, or among those that he manages. */
function locationLink({ recordId, parentId }: Hit, { profile, permissions }: Viewer): string {
  const locationId = recordId;
  if (profile.type === 'MD')
    return generatePath(locationPaths.ofCompany.detail, { companyId: parentId ?? '', locationId });
  return permissions.has('FE_VIEW_MY_COMPANY')
    ? generatePath(locationPaths.ofMyCompany.detail, { locationId })
    : generatePath(locationPaths.mine.detail, { locationId });
}

/** Where a hit leads; a member has no page, and is shown alone in the list of the pool. */
export function hitLink(hit: Hit, viewer: Viewer): string {
  const { kind, recordId: id, parentId, variant } = hit;
  const pool = parentId ?? '';
  switch (kind) {
    case 'COMPANY':
      return viewer.profile.type === 'MD'
        ? generatePath(companyPaths.detail, { companyId: id })
        : myCompanyPaths.detail;
    case 'LOCATION':
      return locationLink(hit, viewer);
    case 'TEST_POOL':
      return generatePath(testPoolPaths.detail, { id });
    case 'SELECTION_RUN':
      return generatePath(testPoolPaths.run, { id: pool, runId: id });
    case 'POOL_MEMBER': {
      const only = new URLSearchParams({ searchQuery: `id[EQ]=${id}` }).toString();
      return `${generatePath(testPoolPaths.members, { id: pool })}?${only}`;
    }
    case 'TEST':
      return generatePath(testResultPaths.detail, { id });
    case 'USER':
      return generatePath(userPaths[variant === 'MD' ? 'md' : 'client'].detail, { id });
    case 'CONSORTIUM':
      return generatePath(consortiumPaths.detail, { id });
    case 'TEST_PANEL':
      return generatePath(testPanelPaths.detail, { id });
    case 'DRUG_ADULTERANT':
      return generatePath(additivePaths[variant === 'ADULTERANT' ? 'ADULTERANT' : 'DRUG'].detail, {
        id,
      });
    case 'TEST_CODE':
      return generatePath(testCodePaths.detail, { provider: variant ?? '', id });
    case 'LAB_ACCOUNT':
      return generatePath(labAccountPaths.detail, { provider: variant ?? '', id });
  }
}
