import { Button, Flex, Heading, Link, SimpleGrid, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { useCan } from '../../components/permission/use-can.ts';
import { testPoolPaths } from '../../config/features/test-pools.ts';
import { PoolEntry } from '../../domain/test-pools/PoolsAside.tsx';
import { useActivePools } from '../../domain/test-pools/use-record-pools.ts';
import { formatSearchQuery } from '../../lib/list-url/list-state.ts';

/** All pools of a consortium: the list of pools, narrowed. */
const allOf = (name: string): string => {
  const searchQuery = formatSearchQuery([
    { field: 'consortiumName', operator: 'SW', values: [name] },
  ]);
  return `${testPoolPaths.list}?${new URLSearchParams({ searchQuery }).toString()}`;
};

/** The active pools of a consortium, and the way to a new one; nothing for who may not see pools. */
export function ConsortiumPools({ id, name }: { id: string; name: string }) {
  const can = useCan();
  const pools = useActivePools({ consortiumId: { eq: id } });
  if (pools?.page == null) return null;
  const { nodes } = pools.page;
  return (
    <>
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" marginBlock="4 3">
        <Heading as="h2" textStyle="md">
          Active Test Pools
        </Heading>
        <Flex align="center" gap="4">
          <Link asChild textStyle="sm" color="brand.fg">
            <RouterLink to={allOf(name)}>All pools</RouterLink>
          </Link>
          {can('MANAGE_TEST_POOLS') && (
            <Button asChild size="sm" variant="outline" colorPalette="gray">
              <RouterLink to={`${testPoolPaths.create}?consortiumId=${id}`}>
                <Plus size={16} aria-hidden /> Create Test Pool
              </RouterLink>
            </Button>
          )}
        </Flex>
      </Flex>
      {nodes.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          No info provided.
        </Text>
      ) : (
        <SimpleGrid
          as="ul"
          role="list"
          listStyleType="none"
          gap="4"
          columns={{ base: 1, md: 3 }}
          marginBlockEnd="6"
        >
          {nodes.map((pool) => (
            <PoolEntry key={pool.id} pool={pool} />
          ))}
        </SimpleGrid>
      )}
    </>
  );
}
