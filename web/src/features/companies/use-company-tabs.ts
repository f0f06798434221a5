import type { Permission } from '@assay/schema/permissions';
import { useCan } from '../../components/permission/use-can.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { seesContacts } from '../../config/features/contacts.ts';
import { seesCompanyPools } from '../../config/features/test-pools.ts';
import { seesCompanySettings } from '../../config/features/company-settings.ts';
import type { myCompanyPaths } from '../../config/features/companies.ts';
import {
  consortiumPoolPaths,
  seesConsortiumPools,
} from '../../config/features/consortium-pools.ts';
import { seesDocuments } from '../../config/features/documents.ts';
import { locationPaths, myLocationLabel } from '../../config/features/locations.ts';
import { seesCompanyUsers } from '../../config/features/users.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { CompanyLinks } from './company-record.ts';

interface CompanyTab {
  label: string;
  at: keyof typeof myCompanyPaths;
  anyOf: readonly Permission[];
}

/** Tabs behind the profile, in the documented order (O s2). */
const companyTabs: readonly CompanyTab[] = [
  { label: 'Locations', at: 'locations', anyOf: ['READ_ALL_LOCATIONS'] },
  { label: 'Users', at: 'users', anyOf: seesCompanyUsers.anyOf },
  { label: 'Test Pools', at: 'testPools', anyOf: seesCompanyPools.anyOf },
];

/** And those behind My Location. */
const lastTabs: readonly CompanyTab[] = [
  { label: 'Contacts', at: 'contacts', anyOf: seesContacts.anyOf },
  { label: 'Documents', at: 'documents', anyOf: seesDocuments.anyOf },
  { label: 'Custom Settings', at: 'settings', anyOf: seesCompanySettings.anyOf },
];

/** Tabs of a company: those that the viewer may open. */
export function useCompanyTabs(links: CompanyLinks): TabLink[] {
  const { featureFlags } = useViewer();
  const can = useCan();
  const shown = (tabs: readonly CompanyTab[]): TabLink[] =>
    tabs.filter(({ anyOf }) => can(...anyOf)).map(({ label, at }) => ({ label, to: links[at] }));
  const isManager = can('FE_VIEW_MY_LOCATION');
  const managesLocations = links.list === null && isManager;
  return [
    { label: 'Profile', to: links.detail, end: true },
    ...shown(companyTabs),
    // Internal users see these pools among all others.
    ...(links.list === null && can(...seesConsortiumPools.anyOf)
      ? [{ label: 'Consortium Pools', to: consortiumPoolPaths.list }]
      : []),
    ...(managesLocations
      ? [{ label: myLocationLabel(featureFlags), to: locationPaths.mine.list }]
      : []),
    ...shown(lastTabs),
    // Managers hold UPDATE for what is in their scope, not for the company (contract §28).
    ...(can('UPDATE') && !isManager ? [{ label: 'History', to: links.history }] : []),
  ];
}
