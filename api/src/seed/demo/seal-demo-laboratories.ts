import { sql } from 'drizzle-orm';
import { demoLaboratories, SIMULATED_PATH } from '@assay/schema/laboratories/demo-laboratories';
import type { Database } from '../../core/database/database.ts';
import { inTransaction } from '../../core/database/transaction.ts';
import type { SecretBox } from '../../core/secrets/secret-box.ts';
import { placeOfSecret } from '../../modules/laboratories/connection-secrets.repository.ts';
import { UNSEALED } from './seal-demo-chains.ts';

/**
 * Seals the secrets of the demo's connections with the key of this installation, once, and lets those that still lead to
 * a simulator lead to the one that runs beside this process.
 */
export async function sealDemoLaboratories(
  database: Database,
  secrets: SecretBox,
  simulatorUrl: string | undefined,
): Promise<void> {
  for (const { tenantId, id, slug, secret } of demoLaboratories)
    await inTransaction(database, { tenantId }, async (tx) => {
      await tx.run(sql`
        update lab_connection_secrets set secret_sealed = ${secrets.seal(secret, placeOfSecret(tenantId, id, 1))}
        where connection_id = ${id} and number = 1 and secret_sealed = ${UNSEALED}`);
      if (simulatorUrl === undefined) return;
      const address = `${simulatorUrl}${SIMULATED_PATH}${slug}`;
      await tx.run(sql`
        update lab_connections set address = ${address}
        where id = ${id} and address <> ${address} and address like ${`http://127.0.0.1:%${SIMULATED_PATH}${slug}`}`);
    });
}
