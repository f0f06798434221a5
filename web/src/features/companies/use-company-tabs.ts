import type { Permission } from '@assay/schema/permissions';
import { useCan } from '../../components/permission/use-can.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { seesCompanyPools } from '../../config/company-pools-access.ts';
import { myLocationLabel } from '../../config/my-location-label.ts';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import type { CompanyLinks } from './company-links.ts';

interface CompanyTab {
  label: string;
  /** Its path below a company, in `paths.companies`, `paths.myCompany` and the company's links alike. */
  at: keyof CompanyLinks & keyof typeof paths.companies & keyof typeof paths.myCompany;
  anyOf: readonly Permission[];
}

/** Tabs beside the profile, in the documented order (O s2). */
const companyTabs: readonly CompanyTab[] = [
  { label: 'Locations', at: 'locations', anyOf: ['READ_ALL_LOCATIONS'] },
  { label: 'Test Pools', at: 'testPools', anyOf: seesCompanyPools.anyOf },
];

/** Tabs of a company: those whose screens exist and that the viewer may open. */
export function useCompanyTabs(links: CompanyLinks): TabLink[] {
  const available = useAvailablePaths();
  const { featureFlags } = useViewer();
  const can = useCan();
  const managesLocations = links.list === null && can('FE_VIEW_MY_LOCATION');
  const screens = links.list === null ? paths.myCompany : paths.companies;
  return [
    { label: 'Profile', to: links.profile, end: true },
    ...companyTabs
      .filter(({ at, anyOf }) => available.has(screens[at]) && can(...anyOf))
      .map(({ label, at }) => ({ label, to: links[at] })),
    ...(managesLocations && available.has(paths.myLocation)
      ? [{ label: myLocationLabel(featureFlags), to: paths.myLocation }]
      : []),
  ];
}
