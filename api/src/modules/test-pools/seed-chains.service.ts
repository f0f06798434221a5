import { randomBytes } from 'node:crypto';
import { CHAIN_LENGTH, linkOf } from '@assay/draw/seed-chain';
import type { SeedChain } from '@assay/schema/test-pools/seed-chain';
import type { Context } from '../../core/context.ts';
import { found } from '../../core/refusal.ts';
import type { SealedColumn } from '../../core/secrets/sealed-column.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { insertChain, latestChain, noteOpened } from './seed-chains.repository.ts';

/** The pool that a chain is for, and what its scope goes by. */
export interface ChainOwner {
  id: number;
  /** Null for a pool of a consortium. */
  companyId: number | null;
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

export const chainRoots: SealedColumn = {
  table: 'public.pool_seed_chains',
  sealed: 'root_sealed',
  anew: {
    set: 'root_sealed = $new',
    columns: ['tenant_id', 'test_pool_id', 'chain'],
    placeOf: ({ tenant_id: tenantId, test_pool_id: poolId, chain }) =>
      placeOfChain(Number(tenantId), Number(poolId), Number(chain)),
  },
};

/**
 * Draws up the seeds of a pool and publishes the first link in the audit log, before anything can be
 * drawn from them (decision 7). The last link is sealed. Answers the first link.
 */
export async function startSeedChain(
  context: Context,
  secrets: SecretBox,
  pool: ChainOwner,
  { chain = 1, root = randomBytes(32).toString('hex') }: { chain?: number; root?: string } = {},
): Promise<string> {
  const firstLink = linkOf(root, 0);
  await insertChain(context.tx, {
    test_pool_id: pool.id,
    chain,
    company_id: pool.companyId,
    location_id: pool.locationId,
    root_sealed: secrets.seal(root, placeOfChain(context.tenantId, pool.id, chain)),
    first_link: firstLink,
  });
  context.audit({
    action: 'testPool.seedChainPublished',
    entityId: pool.id,
    companyId: pool.companyId,
    changes: { chain: { after: chain }, firstLink: { after: firstLink } },
  });
  return firstLink;
}

/** What is public of the chain that a pool draws from. @throws Refusal RESOURCE_NOT_FOUND */
export async function readSeedChain({ tx }: Context, poolId: number): Promise<SeedChain> {
  const { chain, first_link: firstLink } = found(await latestChain(tx, poolId));
  return { chain, firstLink };
}

/** Opens the next link of a pool, whose row is locked. A pool without links left gets another chain. */
export async function openNextLink(
  context: Context,
  secrets: SecretBox,
  pool: ChainOwner,
): Promise<OpenedLink> {
  const row = await latestChain(context.tx, pool.id);
  if (row === null || row.next_link > CHAIN_LENGTH) {
    await startSeedChain(context, secrets, pool, { chain: (row?.chain ?? 0) + 1 });
    return openNextLink(context, secrets, pool);
  }
  const { chain, next_link: link, first_link: firstLink } = row;
  const root = secrets.open(row.root_sealed, placeOfChain(context.tenantId, pool.id, chain));
  await noteOpened(context.tx, pool.id, chain);
  return { chain, link, firstLink, previousLink: linkOf(root, link - 1), seed: linkOf(root, link) };
}
