import { sql } from 'drizzle-orm';
import { demoLaboratories, SIMULATED_PATH } from '@assay/schema/laboratories/demo-laboratories';
import type { Tx } from '../../core/database/database.ts';
import { UNSEALED } from './seal-demo-chains.ts';

/** Where the simulator is unless a start says otherwise. */
const SIMULATOR = 'http://127.0.0.1:4002';

/** Connections of a tenant to the simulator of laboratories and an MRO, by whom both laboratories report. */
export async function seedLaboratories(tx: Tx, tenantId: number): Promise<void> {
  const own = demoLaboratories.filter((each) => each.tenantId === tenantId);
  const mro = own.find(({ party }) => party === 'MRO');
  for (const { id, name, party, provider, slug } of own) {
    await tx.run(sql`
      insert into lab_connections (id, name, kind, party, provider, address, mro_connection_id)
      values (app.next_id('lab_connections'), ${name}, 'HTTPS_JSON', ${party}, ${provider},
        ${`${SIMULATOR}${SIMULATED_PATH}${slug}`}, ${party === 'MRO' ? null : (mro?.id ?? null)})`);
    await tx.run(sql`
      insert into lab_connection_secrets (connection_id, number, secret_sealed) values (${id}, 1, ${UNSEALED})`);
  }
}
