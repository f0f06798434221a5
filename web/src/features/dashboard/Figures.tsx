import { useReadQuery } from '@apollo/client/react';
import { Box, Heading, Stack } from '@chakra-ui/react';
import { Building2, MapPin, Network } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FigureStrip, type Figure } from '../../components/page/FigureStrip.tsx';
import type { AccessRule } from '../../config/access-rule.ts';
import { companyPaths, myCompanyPaths } from '../../config/features/companies.ts';
import { locationPaths } from '../../config/features/locations.ts';
import { POOL_PROGRESS_PATH, poolProgressLink } from '../../config/features/pool-progress.ts';
import { tenantPaths } from '../../config/features/tenants.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import type { DashboardFiguresQuery } from './dashboard.generated.ts';
import type { DashboardData } from './dashboard-loader.ts';

type Pools = NonNullable<DashboardFiguresQuery['testPoolProgressSummary']>;

const PoolFigures = ({ pools }: { pools: Pools | null }) => (
  <Box as="section" aria-labelledby="random-testing">
    <Heading as="h2" id="random-testing" textStyle="sm" fontWeight="semibold" marginBottom="3">
      <Link to={POOL_PROGRESS_PATH}>Random Test Pools</Link>
    </Heading>
    <FigureStrip
      figures={[
        {
          label: 'Draws overdue',
          value: pools?.overdue ?? null,
          to: poolProgressLink({ drawState: 'OVERDUE' }),
          alarming: true,
        },
        {
          label: 'Draws due',
          value: pools?.due ?? null,
          to: poolProgressLink({ drawState: 'DUE' }),
        },
        {
          label: 'Behind target',
          value: pools?.behind ?? null,
          to: poolProgressLink({ targetState: 'BEHIND' }),
        },
        { label: 'Active pools', value: pools?.active ?? null, to: POOL_PROGRESS_PATH },
      ]}
    />
  </Box>
);

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
  const pools = data?.testPoolProgressSummary ?? null;
  return (
    <Stack gap="8">
      {shown.length > 0 && <FigureStrip figures={shown} />}
      {wanted.testPools && pools?.active !== 0 && <PoolFigures pools={pools} />}
    </Stack>
  );
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
