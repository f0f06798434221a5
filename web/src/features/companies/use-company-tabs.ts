import { useCan } from '../../components/permission/use-can.ts';
import type { TabLink } from '../../components/page/TabNav.tsx';
import { paths } from '../../config/paths.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import type { CompanyLinks } from './company-links.ts';

/** Tabs of a company (O s2): those whose screens exist and that the viewer may open. */
export function useCompanyTabs(links: CompanyLinks): TabLink[] {
  const available = useAvailablePaths();
  const can = useCan();
  const ofClient = links.list === null;
  const hasLocations = available.has(
    ofClient ? paths.myCompany.locations : paths.companies.locations,
  );
  return [
    { label: 'Profile', to: links.profile, end: true },
    ...(hasLocations && can('READ_ALL_LOCATIONS')
      ? [{ label: 'Locations', to: links.locations }]
      : []),
  ];
}
