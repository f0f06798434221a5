import { useReadQuery } from '@apollo/client/react';
import { Box, Heading, Stack } from '@chakra-ui/react';
import { Building2, MapPin, Network } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { FigureStrip, type Figure } from '../../components/page/FigureStrip.tsx';
import type { AccessRule } from '../../config/access-rule.ts';
import { paths } from '../../config/paths.ts';
import { poolProgressLink } from '../../config/pool-progress-link.ts';
import { useAvailablePaths } from '../../lib/navigation/available-paths.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import type { DashboardFiguresQuery } from './dashboard.generated.ts';
import type { DashboardData } from './dashboard-loader.ts';

type Pools = NonNullable<DashboardFiguresQuery['testPoolProgressSummary']>;

const PoolFigures = ({ pools }: { pools: Pools | null }) => (
  <Box as="section" aria-labelledby="random-testing">
    <Heading as="h2" id="random-testing" textStyle="sm" fontWeight="semibold" marginBottom="3">
      <Link to={paths.randomTestPools}>Random Test Pools</Link>
    </Heading>
    <FigureStrip
      figures={[
        {
          label: 'Overdue pools',
          count: pools?.overdue ?? null,
          to: poolProgressLink('OVERDUE'),
          alarming: true,
        },
        { label: 'Behind target', count: pools?.behind ?? null, to: poolProgressLink('BEHIND') },
        { label: 'Draw due', count: pools?.due ?? null, to: poolProgressLink('DUE') },
        { label: 'Active pools', count: pools?.active ?? null, to: paths.randomTestPools },
      ]}
    />
  </Box>
);

/** Client users have one list of all the locations that they see; internal users have one a company. */
const locationLists: readonly { to: string; access: AccessRule }[] = [
  { to: paths.myLocation, access: { anyOf: ['FE_VIEW_MY_LOCATION'] } },
  { to: paths.myCompany.locations, access: { anyOf: ['FE_VIEW_MY_COMPANY'] } },
];

interface StripsProps {
  wanted: DashboardData['wanted'];
  /** Null while it is on its way. */
  data: DashboardFiguresQuery | null;
}

function Strips({ wanted, data }: StripsProps) {
  const available = useAvailablePaths();
  const linked = (to: string): string | undefined => (available.has(to) ? to : undefined);
  const viewer = useViewer();
  const locations = locationLists.find(
    ({ to, access }) => available.has(to) && allows(viewer, access),
  )?.to;
  const counted: (Figure & { isWanted: boolean })[] = [
    {
      label: 'Companies',
      icon: Building2,
      count: data?.companies?.totalCount ?? null,
      to: linked(paths.companies.list),
      isWanted: wanted.companies,
    },
    {
      label: 'Locations',
      icon: MapPin,
      count: data?.locations?.totalCount ?? null,
      to: locations,
      isWanted: wanted.locations,
    },
    {
      label: 'TPAs',
      icon: Network,
      count: data?.tenants?.totalCount ?? null,
      to: linked(paths.tpa.list),
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
