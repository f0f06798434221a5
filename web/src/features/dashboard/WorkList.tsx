import { useReadQuery } from '@apollo/client/react';
import { Box, chakra, Heading, SimpleGrid, Skeleton, Text } from '@chakra-ui/react';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { worklistKeys } from '@assay/schema/worklists/worklist-keys';
import { Card } from '../../components/page/Card.tsx';
import { StatusBadge } from '../../components/page/StatusBadge.tsx';
import { numberText } from '../../lib/value-text.ts';
import type { WorklistsQuery } from './dashboard.generated.ts';
import type { DashboardData } from './dashboard-loader.ts';
import { worklistGroups, worklistLooks } from './worklist-groups.ts';

type Worklist = WorklistsQuery['worklists'][number];

const QueueLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: { base: '11', md: '8' },
    paddingX: '2',
    marginX: '-2',
    borderRadius: 'l2',
    textStyle: 'sm',
    focusVisibleRing: 'outside',
    _hover: { bg: 'bg.muted' },
  },
});

function Queue({ queue: { key: name, count, link } }: { queue: Worklist }) {
  const { icon: Icon, tone } = worklistLooks[name];
  return (
    <Box as="li">
      <QueueLink to={link} color={count === 0 ? 'fg.muted' : undefined}>
        <Icon size={16} aria-hidden style={{ flexShrink: 0 }} />
        <Box flex="1" minWidth="0">
          {worklistKeys[name]}
        </Box>
        <StatusBadge tone={count === 0 ? 'neutral' : tone}>{numberText(count)}</StatusBadge>
      </QueueLink>
    </Box>
  );
}

/** The queues of each group that has some. */
function Groups({ worklists }: { worklists: readonly Worklist[] }) {
  const groups = worklistGroups.flatMap((group) => {
    const queues = worklists.filter(({ key }) => worklistLooks[key].group === group);
    return queues.length === 0 ? [] : [{ group, queues }];
  });
  return (
    <SimpleGrid columns={{ base: 1, md: groups.length }} gap={{ base: '4', md: '8' }}>
      {groups.map(({ group, queues }) => (
        <Box key={group}>
          <Text
            as="h3"
            textStyle="2xs"
            fontWeight="semibold"
            textTransform="uppercase"
            color="fg.muted"
            marginBottom="1"
          >
            {group}
          </Text>
          <Box as="ul" listStyleType="none">
            {queues.map((queue) => (
              <Queue key={queue.key} queue={queue} />
            ))}
          </Box>
        </Box>
      ))}
    </SimpleGrid>
  );
}

function LoadedQueues({ worklists }: Pick<DashboardData, 'worklists'>) {
  const { data } = useReadQuery(worklists);
  return <Groups worklists={data.worklists} />;
}

/** What waits for the viewer: how often, each leading to its list (decision 45). */
export const WorkList = ({ worklists }: Pick<DashboardData, 'worklists'>) => (
  <Card as="section" aria-labelledby="work-list" paddingX="5" paddingY="4">
    <Heading as="h2" id="work-list" textStyle="sm" fontWeight="semibold" marginBottom="3">
      Work List
    </Heading>
    <Suspense fallback={<Skeleton height="9rem" aria-hidden />}>
      <LoadedQueues worklists={worklists} />
    </Suspense>
  </Card>
);
