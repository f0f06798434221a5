import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

interface Settings {
  role: string;
  tenant: string;
  company: string;
  user: string;
  units: string;
  locations: string;
}

const apply = (
  tx: Tx,
  { role, tenant, company, user, units, locations }: Settings,
): Promise<unknown> =>
  tx.row(sql`select set_config('role', ${role}, true), set_config('app.tenant_id', ${tenant}, true), set_config('app.company_id', ${company}, true),
    set_config('app.user_id', ${user}, true), set_config('app.unit_ids', ${units}, true),
    set_config('app.location_ids', ${locations}, true)`);

/**
 * Runs `work` inside the open transaction as another tenant and outside of any company's scope, and then
 * goes back. For what concerns a person and not the place that the request acts in: sign-in, the own
 * password, the first user of a new tenant. Row-level security stays on, for that tenant.
 */
export async function inTenant<T>(tx: Tx, tenantId: number, work: () => Promise<T>): Promise<T> {
  const before = await tx.row<Settings>(sql`
    select current_setting('role') as role, coalesce(current_setting('app.tenant_id', true), '') as tenant,
      coalesce(current_setting('app.company_id', true), '') as company,
      coalesce(current_setting('app.user_id', true), '') as "user",
      coalesce(current_setting('app.unit_ids', true), '') as units,
      coalesce(current_setting('app.location_ids', true), '') as locations`);
  const restore = async (): Promise<void> => {
    if (before !== null) await apply(tx, before);
  };
  await apply(tx, {
    role: 'assay_app',
    tenant: String(tenantId),
    company: '',
    user: '',
    units: '',
    locations: '',
  });
  try {
    const result = await work();
    await restore();
    return result;
  } catch (error) {
    /* A refusal may still be committed. After a failed statement nothing can be set, and nothing has to be. */
    await restore().catch(() => undefined);
    throw error;
  }
}
