import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Row, Tx } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { placeOfChain } from '../../modules/test-pools/seed-chains.service.ts';

/** What a chain holds in the demo data that is shipped, until an installation seals its root. */
export const UNSEALED = 'demo';

/** Root of a chain of the demo: invented, and known to everybody who has the code. */
export const demoRoot = (tenantId: number, poolId: number): string =>
  createHash('sha256')
    .update(`demo seed chain of pool ${poolId} of tenant ${tenantId}`)
    .digest('hex');

async function seal(tx: Tx, tenantId: number, secrets: SecretBox): Promise<void> {
  const chains = await tx.rows<Row<'pool_seed_chains', 'test_pool_id' | 'chain'>>(sql`
    select test_pool_id, chain from pool_seed_chains
    where tenant_id = ${tenantId} and root_sealed = ${UNSEALED}`);
  for (const { test_pool_id: poolId, chain } of chains) {
    const place = placeOfChain(tenantId, poolId, chain);
    await tx.run(sql`update pool_seed_chains set root_sealed = ${secrets.seal(demoRoot(tenantId, poolId), place)}
      where tenant_id = ${tenantId} and test_pool_id = ${poolId} and chain = ${chain}`);
  }
}

/** Seals the seeds of the demo's pools with the key of this installation, once. */
export async function sealDemoChains(database: Database, secrets: SecretBox): Promise<void> {
  for (const tenantId of [1, 2])
    await inTransaction(database, { tenantId, role: 'owner' }, (tx) => seal(tx, tenantId, secrets));
}
