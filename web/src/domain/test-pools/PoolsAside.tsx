import { Box, Flex, Link, Skeleton, Stack, Text } from '@chakra-ui/react';
import { generatePath, Link as RouterLink } from 'react-router-dom';
import { SideSection } from '../../components/page/RecordBody.tsx';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { testsText } from './pool-figures.ts';
import { DrawStateBadge, TargetStateBadge } from './PoolStateBadges.tsx';
import type { RecordPoolPartsFragment } from './record-pools.generated.ts';
import type { RecordPools } from './use-record-pools.ts';

const SHOWN = 5;

/** A pool as one of some: how it stands, and by which numbers. */
export function PoolEntry({ pool }: { pool: RecordPoolPartsFragment }) {
  const { id, name } = pool;
  return (
    <Box as="li">
      <Flex justify="space-between" gap="3" align="baseline">
        <Link asChild textStyle="sm" fontWeight="medium" overflowWrap="anywhere">
          <RouterLink to={generatePath(testPoolPaths.detail, { id })}>{name}</RouterLink>
        </Link>
        <Flex gap="1" wrap="wrap" justify="end">
          {pool.drawState !== 'NOTHING_DUE' && <DrawStateBadge {...pool} />}
          <TargetStateBadge {...pool} />
        </Flex>
      </Flex>
      <Text textStyle="xs" color="fg.muted">
        {testsText(pool)}
      </Text>
    </Box>
  );
}

/** Active pools of a record at its side, those that need somebody first. */
export function PoolsAside({ pools, all }: { pools: RecordPools; all: string }) {
  const { page } = pools;
  return (
    <SideSection
      title="Active Test Pools"
      link={
        <Link asChild textStyle="sm" color="brand.fg">
          <RouterLink to={all}>All pools</RouterLink>
        </Link>
      }
    >
      {page === null && <Skeleton height="10" aria-hidden />}
      {page?.totalCount === 0 && (
        <Text textStyle="sm" color="fg.muted">
          No info provided.
        </Text>
      )}
      <Stack as="ul" role="list" listStyleType="none" gap="3">
        {page?.nodes.slice(0, SHOWN).map((pool) => (
          <PoolEntry key={pool.id} pool={pool} />
        ))}
      </Stack>
    </SideSection>
  );
}
