import { useReadQuery } from '@apollo/client/react';
import { Building2, MapPin, Network } from 'lucide-react';
import { Suspense } from 'react';
import { FigureStrip, type Figure } from '../../components/page/FigureStrip.tsx';
import type { AccessRule } from '../../config/access-rule.ts';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { tenantPaths } from '../../config/features/tenants.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import type { DashboardFiguresQuery } from './dashboard.generated.ts';
import type { DashboardData } from './dashboard-loader.ts';

/** Client users have one list of all the locations that they see; internal users have one a company. */
const locationLists: readonly { to: string; access: AccessRule }[] = [
  { to: locationPaths.mine.list, access: { anyOf: ['FE_VIEW_MY_LOCATION'] } },
  { to: myCompanyPaths.locations, access: { anyOf: ['FE_VIEW_MY_COMPANY'] } },
];

interface StripsProps {
  wanted: DashboardData['wanted'];
  /** Null while it is on its way. */
  data: DashboardFiguresQuery | null;
}

function Strips({ wanted, data }: StripsProps) {
  const viewer = useViewer();
  const locations = locationLists.find(({ access }) => allows(viewer, access))?.to;
  const counted: (Figure & { isWanted: boolean })[] = [
    {
      label: 'Companies',
      icon: Building2,
      value: data?.companies?.totalCount ?? null,
      to: companyPaths.list,
      isWanted: wanted.companies,
    },
    {
      label: 'Locations',
      icon: MapPin,
      value: data?.locations?.totalCount ?? null,
      to: locations,
      isWanted: wanted.locations,
    },
    {
      label: 'TPAs',
      icon: Network,
      value: data?.tenants?.totalCount ?? null,
      to: tenantPaths.list,
      isWanted: wanted.tenants,
    },
  ];
  const shown = counted.flatMap(({ isWanted, ...figure }) => (isWanted ? [figure] : []));
  return <FigureStrip figures={shown} />;
}

interface FiguresProps {
  wanted: DashboardData['wanted'];
  figures: NonNullable<DashboardData['figures']>;
}

function LoadedFigures({ wanted, figures }: FiguresProps) {
  const { data } = useReadQuery(figures);
  return <Strips wanted={wanted} data={data} />;
}

/** How much there is, as far as the viewer may see it. */
export const Figures = (props: FiguresProps) => (
  <Suspense fallback={<Strips wanted={props.wanted} data={null} />}>
    <LoadedFigures {...props} />
  </Suspense>
);
