import { Box, chakra, Flex, Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link, useLoaderData } from 'react-router-dom';
import { PageHeader } from '../../components/page/PageHeader.tsx';
import { WhenNear } from './WhenNear.tsx';
import type { QuickAction } from '../../config/feature.ts';
import { seesParticipants } from '../../config/features/pool-progress.ts';
import { seesTestResults } from '../../config/features/test-results.ts';
import { useViewer } from '../../lib/viewer/use-viewer.ts';
import { allows } from '../../lib/viewer/viewer.ts';
import type { DashboardData } from './dashboard-loader.ts';
import { Figures } from './Figures.tsx';
import { WorkList } from './WorkList.tsx';

const RandomYear = lazy(async () => ({ default: (await import('./RandomYear.tsx')).RandomYear }));
const TestCharts = lazy(async () => ({ default: (await import('./TestCharts.tsx')).TestCharts }));

const ActionLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
    transition: 'border-color 120ms',
    focusVisibleRing: 'outside',
    _hover: { borderColor: 'brand.border' },
  },
});

const Action = ({ label, hint, path, icon: Icon }: QuickAction) => (
  <ActionLink to={path}>
    <Flex
      boxSize="9"
      flexShrink="0"
      align="center"
      justify="center"
      borderRadius="l2"
      bg="brand.muted"
      color="brand.fg"
    >
      <Icon size={18} aria-hidden />
    </Flex>
    <Box minWidth="0" flex="1">
      <Text textStyle="sm" fontWeight="semibold">
        {label}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        {hint}
      </Text>
    </Box>
    <Box color="fg.subtle">
      <ChevronRight size={16} aria-hidden />
    </Box>
  </ActionLink>
);

/** A chart: its code, its numbers and its marks come when somebody scrolls to it. */
function Later({ height, children }: { height: string; children: ReactNode }) {
  const place = <Skeleton height={height} aria-hidden />;
  return (
    <WhenNear fallback={place}>
      <Suspense fallback={place}>{children}</Suspense>
    </WhenNear>
  );
}

interface DashboardViewProps {
  /** Of all features; the viewer sees those that he may take. */
  quickActions: readonly QuickAction[];
  /** "Results Summary" (T s2), of another feature. */
  results: ReactNode;
}

/** Home of a signed-in user: what waits for him, how much there is, the results, and what he can do (decision 45). */
export function DashboardView({ quickActions, results }: DashboardViewProps) {
  const { wanted, figures, worklists } = useLoaderData<DashboardData>();
  const viewer = useViewer();
  const { profile } = viewer;
  const actions = quickActions.filter(({ access }) => !access || allows(viewer, access));
  const role = profile.company
    ? `${profile.roleAssignment.name} · ${profile.company.name}`
    : profile.roleAssignment.name;
  return (
    <>
      <PageHeader title={`Welcome, ${profile.firstName}`} subtitle={role} />
      <Stack gap="8">
        <WorkList worklists={worklists} />
        {figures && <Figures wanted={wanted} figures={figures} />}
        {allows(viewer, seesParticipants) && (
          <Later height="20rem">
            <RandomYear />
          </Later>
        )}
        {allows(viewer, seesTestResults) && (
          <Box as="section" aria-labelledby="results-summary">
            <Heading as="h2" id="results-summary" textStyle="sm" fontWeight="semibold">
              Results Summary
            </Heading>
            {results}
          </Box>
        )}
        {allows(viewer, seesTestResults) && (
          <Box as="section" aria-labelledby="test-charts">
            <Heading as="h2" id="test-charts" textStyle="sm" fontWeight="semibold" marginBottom="3">
              The last twelve months
            </Heading>
            <Later height="28rem">
              <TestCharts />
            </Later>
          </Box>
        )}
        <Box as="section" aria-labelledby="quick-actions">
          <Heading as="h2" id="quick-actions" textStyle="sm" fontWeight="semibold" marginBottom="3">
            Quick actions
          </Heading>
          <SimpleGrid columns={{ base: 1, md: 2, xl: 3 }} gap="4">
            {actions.map((action) => (
              <Action key={action.path} {...action} />
            ))}
          </SimpleGrid>
        </Box>
      </Stack>
    </>
  );
}
