import { sql } from 'drizzle-orm';
import type { Database } from '../core/database/database.ts';
import { inTransaction } from '../core/database/transaction.ts';
import { completeRules } from '../modules/compliance-rules/starting-rules.service.ts';
import { addReferenceData } from '../modules/reference/reference.service.ts';

/** Tenant 1 exists in every installation: unknown hosts and tenant administration belong to it. */
export async function seedFoundation(database: Database): Promise<void> {
  await inTransaction(database, { role: 'owner' }, async (tx) => {
    const added = await tx.run(sql`
      insert into tenants (id, name, code, host, primary_contact_full_name, primary_contact_phone, primary_contact_email, enabled)
      values (1, 'Assay', 'assay', 'assay.localhost', 'Portal Administrator', '8005550100', 'support@example.com', true)
      on conflict (id) do nothing`);
    if (added === 1) await tx.run(sql`select setval(pg_get_serial_sequence('tenants', 'id'), 1)`);
  });
  await inTransaction(database, { tenantId: 1 }, async (tx) => {
    /* Only once: what a tenant deleted from its reference data must not come back at the next start. */
    const present = await tx.row(sql`select 1 as found from drug_adulterants limit 1`);
    if (present === null) await addReferenceData(tx);
  });
  await completeRules(database);
}
