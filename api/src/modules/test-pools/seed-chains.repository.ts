import { sql } from 'drizzle-orm';
import type { Row, Tx } from '../../core/database/database.ts';

type Chain = Row<
  'pool_seed_chains',
  'test_pool_id' | 'chain' | 'company_id' | 'location_id' | 'root_sealed' | 'first_link'
>;

export const insertChain = (tx: Tx, chain: Chain): Promise<number> =>
  tx.run(sql`
    insert into pool_seed_chains (test_pool_id, chain, company_id, location_id, root_sealed, first_link)
    values (${chain.test_pool_id}, ${chain.chain}, ${chain.company_id}, ${chain.location_id}, ${chain.root_sealed},
      ${chain.first_link})`);

/** The chain that a pool draws from, or null before its first one. */
export const latestChain = (
  tx: Tx,
  poolId: number,
): Promise<Row<'pool_seed_chains', 'chain' | 'root_sealed' | 'first_link' | 'next_link'> | null> =>
  tx.row(sql`
    select chain, root_sealed, first_link, next_link from pool_seed_chains
    where test_pool_id = ${poolId} order by chain desc limit 1`);

/** Notes that the next link of a chain was opened. */
export const noteOpened = (tx: Tx, poolId: number, chain: number): Promise<number> =>
  tx.run(
    sql`update pool_seed_chains set next_link = next_link + 1 where test_pool_id = ${poolId} and chain = ${chain}`,
  );
