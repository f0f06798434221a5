import { useReadQuery } from '@apollo/client/react';
import { Box, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { Building2, MapPin, Network } from 'lucide-react';
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

const PoolFigures = ({ active, overdue, behind, due }: Pools) => (
  <Box as="section" aria-labelledby="random-testing">
    <Heading as="h2" id="random-testing" textStyle="sm" fontWeight="semibold" marginBottom="3">
      <Link to={paths.randomTestPools}>Random Test Pools</Link>
    </Heading>
    <FigureStrip
      figures={[
        { label: 'Overdue pools', count: overdue, to: poolProgressLink('OVERDUE'), alarming: true },
        { label: 'Behind target', count: behind, to: poolProgressLink('BEHIND') },
        { label: 'Draw due', count: due, to: poolProgressLink('DUE') },
        { label: 'Active pools', count: active, to: paths.randomTestPools },
      ]}
    />
  </Box>
);

/** Client users have one list of all the locations that they see; internal users have one a company. */
const locationLists: readonly { to: string; access: AccessRule }[] = [
  { to: paths.myLocation, access: { anyOf: ['FE_VIEW_MY_LOCATION'] } },
  { to: paths.myCompany.locations, access: { anyOf: ['FE_VIEW_MY_COMPANY'] } },
];

/** How much there is, as far as the viewer may see it. */
export function Figures({ figures }: { figures: NonNullable<DashboardData['figures']> }) {
  const { data } = useReadQuery(figures);
  const available = useAvailablePaths();
  const linked = (to: string): string | undefined => (available.has(to) ? to : undefined);
  const viewer = useViewer();
  const locations = locationLists.find(
    ({ to, access }) => available.has(to) && allows(viewer, access),
  )?.to;
  const counted: (Omit<Figure, 'count'> & { count: number | undefined })[] = [
    {
      label: 'Companies',
      icon: Building2,
      count: data.companies?.totalCount,
      to: linked(paths.companies.list),
    },
    { label: 'Locations', icon: MapPin, count: data.locations?.totalCount, to: locations },
    { label: 'TPAs', icon: Network, count: data.tenants?.totalCount, to: linked(paths.tpa.list) },
  ];
  const shown = counted.flatMap(({ count, ...figure }) =>
    count === undefined ? [] : [{ ...figure, count }],
  );
  const pools = data.testPoolProgressSummary;
  return (
    <Stack gap="8">
      {shown.length > 0 && <FigureStrip figures={shown} />}
      {pools && pools.active > 0 && <PoolFigures {...pools} />}
    </Stack>
  );
}

export const FiguresSkeleton = () => (
  <Skeleton height={{ base: '92px', md: '106px' }} borderRadius="l3" aria-hidden />
);
