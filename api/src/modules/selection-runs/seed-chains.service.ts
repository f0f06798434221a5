import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CHAIN_LENGTH, linkOf } from '@assay/draw/seed-chain';
import type { Context } from '../../core/context.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';

/** The pool that a chain is for, and what its scope goes by. */
export interface ChainOwner {
  id: number;
  companyId: number;
  locationId: number | null;
}

/** The link that a draw opens. */
export interface OpenedLink {
  chain: number;
  link: number;
  firstLink: string;
  previousLink: string;
  seed: string;
}

/** Where the root of a chain is sealed for. */
export const placeOfChain = (tenantId: number, poolId: number, chain: number): string =>
  `tenant ${tenantId} pool ${poolId} seed chain ${chain}`;

/**
 * Draws up the seeds of a pool and publishes the first link in the audit log, before anything can be
 * drawn from them (decision 7). The last link is sealed.
 */
export async function startSeedChain(
  context: Context,
  secrets: SecretBox,
  pool: ChainOwner,
  { chain = 1, root = randomBytes(32).toString('hex') }: { chain?: number; root?: string } = {},
): Promise<void> {
  const firstLink = linkOf(root, 0);
  await context.tx.run(sql`
    insert into pool_seed_chains (test_pool_id, chain, company_id, location_id, root_sealed, first_link)
    values (${pool.id}, ${chain}, ${pool.companyId}, ${pool.locationId},
      ${secrets.seal(root, placeOfChain(context.tenantId, pool.id, chain))}, ${firstLink})`);
  context.audit({
    action: 'testPool.seedChainPublished',
    entity: 'testPool',
    entityId: pool.id,
    companyId: pool.companyId,
    changes: { chain: { after: chain }, firstLink: { after: firstLink } },
  });
}

interface ChainRow {
  chain: number;
  root_sealed: string;
  first_link: string;
  next_link: number;
}

const latestChain = ({ tx }: Context, poolId: number): Promise<ChainRow | null> =>
  tx.row<ChainRow>(sql`select chain, root_sealed, first_link, next_link from pool_seed_chains
    where test_pool_id = ${poolId} order by chain desc limit 1`);

/** Opens the next link of a pool, whose row is locked. A pool without links left gets another chain. */
export async function openNextLink(
  context: Context,
  secrets: SecretBox,
  pool: ChainOwner,
): Promise<OpenedLink> {
  const row = await latestChain(context, pool.id);
  if (row === null || row.next_link > CHAIN_LENGTH) {
    await startSeedChain(context, secrets, pool, { chain: (row?.chain ?? 0) + 1 });
    return openNextLink(context, secrets, pool);
  }
  const { chain, next_link: link, first_link: firstLink } = row;
  const root = secrets.open(row.root_sealed, placeOfChain(context.tenantId, pool.id, chain));
  await context.tx.run(sql`update pool_seed_chains set next_link = next_link + 1
    where test_pool_id = ${pool.id} and chain = ${chain}`);
  return { chain, link, firstLink, previousLink: linkOf(root, link - 1), seed: linkOf(root, link) };
}
